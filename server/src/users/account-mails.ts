import { OTP_LIFETIME_MS } from '@storefront/shared/rules/credentials';
import type { Mail } from '../platform/mail/mailer';

const MINUTES = OTP_LIFETIME_MS / 60_000;

/** The code for a change of e-mail or password, or for a reset. */
export const codeMail = (to: string, code: string): Mail => ({
  to,
  subject: `${code} is your code`,
  lifetimeMs: OTP_LIFETIME_MS,
  text: `Your code is ${code}. It works once and for ${MINUTES} minutes.\n\nIf you did not ask for it, nothing has changed and you can ignore this mail.`,
});

/** The mail to an account's old address about a change (P72). */
export const changeNotice = (to: string, what: 'e-mail address' | 'password'): Mail => ({
  to,
  subject: `Your ${what} was changed`,
  text: `The ${what} of your account was just changed, and everybody else who was signed in to it was signed out.\n\nIf this was not you, reply to this mail or call us at once.`,
});
