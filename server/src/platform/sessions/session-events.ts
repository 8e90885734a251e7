/** Where sessions tell that they are over, so that open sockets end with them (P62). */
export interface SessionEvents {
  /** One session is over. */
  ended(sessionHash: string): void;
  /** Every session of a person is over but the one to keep. */
  revoked(userId: string, keep: string | null): void;
}
