import type { Tx } from '../db/database';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** The same content as HTML; absent: the mail is plain text alone. */
  readonly html?: string | null | undefined;
  /** How long the mail is of use, ms; absent: a day. */
  readonly lifetimeMs?: number;
  /** Id of the order that the mail is about. */
  readonly orderId?: string;
  /** What the reader knew before; a mail with it can be withdrawn until it is sent. */
  readonly replaces?: string;
  /** How long the mail waits before it is sent, ms. */
  readonly holdMs?: number;
}

export interface Mailer {
  /** Stores a mail in the transaction that causes it: both are stored, or neither. Drops a mail to `.invalid`. */
  add(tx: Tx, mail: Mail): Promise<void>;
  /** Removes the mails about an order that can be withdrawn and that nobody sends yet; returns what they replaced. */
  withdraw(tx: Tx, orderId: string): Promise<readonly { readonly replaces: string | null }[]>;
  /** Lets a mail that could not be sent wait again, for another day; returns false if there is no such mail. */
  resend(tx: Tx, id: string): Promise<boolean>;
  /** Removes a mail that could not be sent; returns false if there is no such mail. */
  remove(tx: Tx, id: string): Promise<boolean>;
  /** Starts to send stored mails. Call it after the commit. Neither waits nor throws (P58). */
  deliver(): void;
  /** Waits for mails that are being sent, and tries waiting ones once more. */
  close?(): Promise<void>;
}

/** What a transport needs of a mail. */
export interface SentMail extends Pick<Mail, 'to' | 'subject' | 'text' | 'html'> {
  /** Whether it holds a one-time code; absent: it does not. */
  readonly isSecret?: boolean;
}

/** Takes one mail at once, or throws. */
export interface MailTransport {
  /** @param id the same at every try of a mail */
  send(mail: SentMail, id: string): Promise<void>;
}
