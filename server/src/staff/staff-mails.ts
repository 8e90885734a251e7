import { brand } from '@storefront/shared/content/content';
import { INVITE_LIFETIME_MS } from '@storefront/shared/rules/staff-accounts';
import type { Mail } from '../platform/mail/mailer';
import { writeMail } from '../platform/mail/templates/write-mail';

const HOUR = 60 * 60 * 1000;

/** Shorter than a day, so that the list of failed mails does not show the link to other staff. */
const SENT_FOR_MS = 23 * HOUR;

/** The mail with the link that sets the first password of a member of staff (C294). */
export const inviteMail = (to: string, url: string): Mail =>
  writeMail(
    { to, subject: `You are invited to the staff of ${brand.name}`, lifetimeMs: SENT_FOR_MS },
    {
      heading: `Welcome to the staff of ${brand.name}`,
      parts: [
        { kind: 'text', text: 'Set a password to use the dashboard.' },
        { kind: 'button', label: 'Set your password', url },
        { kind: 'text', text: `The link works once and for ${INVITE_LIFETIME_MS / HOUR} hours.` },
      ],
      reason: `An owner of ${brand.name} entered this address. If you do not work there, ignore this mail.`,
    },
  );
