import type { Bonus } from '@storefront/shared/rules/bonuses';

/** Text id of 24 characters, see `ids.ts`. */
type Id = string;
/** Whole milliseconds since 1970, UTC. */
type Millis = number;

/** Points credited once for one reason, with their own expiry (C20, P47). */
export interface PointLotsTable {
  id: Id;
  user_id: Id;
  kind: Bonus['kind'] | 'cafe' | 'closet' | 'adjustment';
  /**
   * The source: the order; for a referral, the friend; for points that staff gave, the adjustment; else empty. After a merge
   * (C302), of two lots without source, that of the closed account has its id. So (kind, user, order) is unique.
   */
  order_id: string;
  /** Points credited and not reversed. */
  points: number;
  remaining: number;
  earned_at: Millis;
  expires_at: Millis;
}

/** The ledger: one row per change of a lot, never removed. Only its person (C302) and its words (C303) ever change. */
export interface PointEntriesTable {
  id: Id;
  user_id: Id;
  lot_id: Id;
  order_id: string;
  kind: 'earn' | 'redeem' | 'refund' | 'reverse' | 'expire' | 'adjust';
  delta: number;
  /** Why the shop adjusted the points, for the customer; null for other kinds, and once the account is deleted (C301). */
  reason: string | null;
  /** Unique: an effect that runs twice is stored once (P44). */
  effect_key: string;
  created_at: Millis;
}
