import type { Tx } from '../db/database';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** How long the mail is of use, ms; absent: a day. */
  readonly lifetimeMs?: number;
}

export interface Mailer {
  /** Stores a mail in the transaction that causes it: both are stored, or neither. */
  add(tx: Tx, mail: Mail): Promise<void>;
  /** Starts to send stored mails. Call it after the commit. Neither waits nor throws (P58). */
  deliver(): void;
  /** Waits for mails that are being sent, and tries waiting ones once more. */
  close?(): Promise<void>;
}

/** Takes one mail at once, or throws. */
export interface MailTransport {
  /** @param id the same at every try of a mail */
  send(mail: Omit<Mail, 'lifetimeMs'>, id: string): Promise<void>;
}
