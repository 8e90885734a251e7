import { brand } from '@storefront/shared/content/content';
import {
  REFERRAL_POINTS,
  WELCOME_AT_FIRST_ORDER,
  WELCOME_AT_SIGN_UP,
} from '@storefront/shared/rules/bonuses';
import { OTP_LIFETIME_MS } from '@storefront/shared/rules/credentials';
import type { Mail } from '../platform/mail/mailer';
import { writeMail } from '../platform/mail/templates/write-mail';

const MINUTES = OTP_LIFETIME_MS / 60_000;
const ACCOUNT_REASON = `You get this mail because of your account at ${brand.name}.`;

/** The code for a change of e-mail or password, or for a reset. */
export const codeMail = (to: string, code: string): Mail =>
  writeMail(
    { to, subject: `${code} is your code`, lifetimeMs: OTP_LIFETIME_MS },
    {
      heading: 'Your code',
      parts: [
        { kind: 'code', lead: 'Your code is', code },
        { kind: 'text', text: `It works once and for ${MINUTES} minutes.` },
        {
          kind: 'text',
          text: 'If you did not ask for it, nothing has changed and you can ignore this mail.',
        },
      ],
      reason: ACCOUNT_REASON,
    },
  );

/** The mail to an account's old address about a change (P72). */
export const changeNotice = (to: string, what: 'e-mail address' | 'password'): Mail =>
  writeMail(
    { to, subject: `Your ${what} was changed` },
    {
      heading: `Your ${what} was changed`,
      parts: [
        {
          kind: 'text',
          text: `The ${what} of your account was just changed, and everybody else who was signed in to it was signed out.`,
        },
        { kind: 'text', text: 'If this was not you, reply to this mail or call us at once.' },
      ],
      reason: ACCOUNT_REASON,
    },
  );

/** The mail to an account whose second factor was just turned on or off (C297). */
export const secondFactorNotice = (to: string, now: 'on' | 'off'): Mail =>
  writeMail(
    { to, subject: `Two-step login is ${now}` },
    {
      heading: `Two-step login is ${now}`,
      parts: [
        {
          kind: 'text',
          text:
            now === 'on'
              ? 'A login to your account now needs a code of your authenticator app. Everybody else who was signed in to it was signed out.'
              : 'A login to your account now needs your password alone.',
        },
        { kind: 'text', text: 'If this was not you, reply to this mail or call us at once.' },
      ],
      reason: ACCOUNT_REASON,
    },
  );

/**
 * The mail at sign-up. It repeats nothing that was typed: the address is not confirmed, so its owner may be somebody else.
 *
 * @param origin of the shop's links; null: the mail has none
 */
export const welcomeMail = (to: string, origin: string | null): Mail =>
  writeMail(
    { to, subject: `Welcome to ${brand.name}` },
    {
      heading: `Welcome to ${brand.name}`,
      parts: [
        {
          kind: 'text',
          text: `Your account is ready, with ${WELCOME_AT_SIGN_UP} points in it. Your first completed order adds ${WELCOME_AT_FIRST_ORDER} more. One point is one rupee off an order.`,
        },
        {
          kind: 'text',
          text: `Your profile has a code for friends: you both get ${REFERRAL_POINTS} points after a friend's first completed order.`,
        },
        ...(origin === null
          ? []
          : [{ kind: 'button' as const, label: 'See the menu', url: `${origin}/menu` }]),
      ],
      reason: `Somebody opened an account at ${brand.name} with this address. If it was not you, reply to this mail.`,
    },
  );
