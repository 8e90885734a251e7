import type { EditStamp } from './schema';

/** What staff wrote about a customer (C300). */
export interface CustomerNotesTable extends EditStamp {
  user_id: string;
  text: string;
}

/** Who an account belongs to (C412, C413). */
export interface IdentityColumns {
  /** `emailIdentity` of its address; null once it is closed. */
  email_identity: string | null;
  /** When a code showed that the person reads its address, ms since 1970, UTC; null: never since it has this address. */
  email_proved_at: number | null;
}

/** Identities that an account no longer shows (C413): of earlier addresses, and of all that a deleted one had. */
export interface PastIdentitiesTable {
  /** See `hashIdentity`. */
  identity_hash: string;
  user_id: string;
}

/** How an account ended (C302, C303). */
export interface ClosedColumns {
  /** When it was deleted or merged, ms since 1970, UTC; null: open. A closed account signs nobody in and is in no list. */
  closed_at: number | null;
  /** The account that has all of it since; null: not merged. Never a closed one. */
  merged_into: string | null;
}
