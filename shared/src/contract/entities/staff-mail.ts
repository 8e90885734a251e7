import { z } from 'zod';
import { identity, isoDateTime } from './common';

/** A mail that could not be sent. */
export const failedMail = z.object({
  ...identity,
  to: z.string(),
  subject: z.string(),
  /** Code of the order that the mail is about. */
  orderCode: z.string().nullable(),
  /** The mail server's words, or ours. */
  problem: z.string(),
  tries: z.number().int(),
  failedAt: isoDateTime,
});

/** A mail that the server wrote to a file, because it has no mail server. */
export const writtenMail = z.object({
  ...identity,
  to: z.string(),
  subject: z.string(),
  /** Null for a mail with a one-time code: only who can read the file sees it. */
  text: z.string().nullable(),
  writtenAt: isoDateTime,
});

/** The mails that staff look after, newest first. */
export const staffMails = z.object({
  failed: z.array(failedMail),
  /** The newest ones; null where a mail server sends them. */
  written: z.array(writtenMail).nullable(),
});

export type FailedMail = z.infer<typeof failedMail>;
export type WrittenMail = z.infer<typeof writtenMail>;
export type StaffMails = z.infer<typeof staffMails>;
