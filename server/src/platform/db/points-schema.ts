import type { Bonus } from '@storefront/shared/rules/bonuses';

/** Text id of 24 characters, see `ids.ts`. */
type Id = string;
/** Whole milliseconds since 1970, UTC. */
type Millis = number;

/** Points credited once for one reason, with their own expiry (C20, P47). */
export interface PointLotsTable {
  id: Id;
  user_id: Id;
  kind: Bonus['kind'] | 'cafe' | 'closet';
  /** The source: the order; for a referral, the friend; else empty. So (kind, user, order) is unique. */
  order_id: string;
  /** Points credited and not reversed. */
  points: number;
  remaining: number;
  earned_at: Millis;
  expires_at: Millis;
}

/** The ledger: one row per change of a lot, never changed or removed. */
export interface PointEntriesTable {
  id: Id;
  user_id: Id;
  lot_id: Id;
  order_id: string;
  kind: 'earn' | 'redeem' | 'refund' | 'reverse' | 'expire';
  delta: number;
  /** Unique: an effect that runs twice is stored once (P44). */
  effect_key: string;
  created_at: Millis;
}
