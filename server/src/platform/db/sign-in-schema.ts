/** SHA-256 of the session id; only the cookie has the id itself. */
export interface SessionsTable {
  id_hash: string;
  user_id: string;
  /** This and the other times: milliseconds, UTC. */
  created_at: number;
  last_seen_at: number;
  expires_at: number;
}

/** Codes for a change of account or a reset, hashed, single use (C1, C88, P55). */
export interface OneTimeCodesTable {
  id: string;
  user_id: string;
  purpose: 'account' | 'reset';
  code_hash: string;
  /** Tries by the requester of the code. */
  tries: number;
  /** This and the other times: milliseconds, UTC. */
  created_at: number;
  expires_at: number;
  used_at: number | null;
  /** SHA-256 of the requesting browser's ticket; null if a session identifies the person. */
  asked_by: string | null;
  /** Tries by all other browsers, which share five. */
  guesses: number;
}
