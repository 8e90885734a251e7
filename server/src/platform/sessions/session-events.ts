/** Emits the end of sessions, so that open sockets end with them (P62). */
export interface SessionEvents {
  /** One session has ended. */
  ended(sessionHash: string): void;
  /** Every session of a person has ended, except the one to keep. */
  revoked(userId: string, keep: string | null): void;
}
