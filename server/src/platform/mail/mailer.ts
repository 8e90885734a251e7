export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

/** Sends mail, or keeps it where it can be looked at. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Makes a last attempt at what still waits, then lets go. */
  close?(): Promise<void>;
}
