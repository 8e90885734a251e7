/** SHA-256 of the session id; only the cookie has the id itself. */
export interface SessionsTable {
  id_hash: string;
  user_id: string;
  /** This and the other times: milliseconds, UTC. */
  created_at: number;
  last_seen_at: number;
  expires_at: number;
  /** The end of its life, however often it is used (C417). */
  ends_at: number;
  /** Browser and system in words, see `deviceWords`; null: not known, or begun before 0037 (C299). */
  device: string | null;
}

/** The second factor of an account: an authenticator app (C297). */
export interface SecondFactorsTable {
  user_id: string;
  /** Base32, sealed with the key of `key_id`, see `SecretBox`. */
  secret: string;
  key_id: string;
  /** This and the other times: milliseconds, UTC. */
  created_at: number;
  /** Null: it is being set up, and no login asks for it. */
  confirmed_at: number | null;
  /** Step of the last accepted code, so that each counts once; 0: none yet. */
  last_step: number;
  /** Wrong codes since the last right one. */
  tries: number;
  /** Until then every code is refused; 0: none is. */
  locked_until: number;
}

/** SHA-256 of a recovery code (C297). */
export interface RecoveryCodesTable {
  code_hash: string;
  user_id: string;
  used_at: number | null;
}

/** A login whose password was right and that waits for a code (C297). */
export interface LoginTicketsTable {
  /** SHA-256 of the ticket. */
  id_hash: string;
  user_id: string;
  /** Wrong codes of this login. */
  tries: number;
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

export interface SignInTables {
  sessions: SessionsTable;
  one_time_codes: OneTimeCodesTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  login_tickets: LoginTicketsTable;
}
