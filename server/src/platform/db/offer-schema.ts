import type { EditStamp } from './schema';

/** A coupon (C275). Money is whole paisa, flags are 0 or 1. */
export interface CouponsTable extends EditStamp {
  id: string;
  /** In capitals; unique. */
  code: string;
  /** One of these two is null. */
  percent: number | null;
  amount_paisa: number | null;
  /** The least that goods must come to; null: any amount. */
  minimum_paisa: number | null;
  is_for_first_order: 0 | 1;
  is_for_members: 0 | 1;
  /** The most orders of one person, and of all people; null: any number. */
  per_person: number | null;
  in_total: number | null;
  /** First and last day in Nepal, `2026-11-20`; null: no limit. */
  valid_from: string | null;
  valid_until: string | null;
  is_active: 0 | 1;
  /** Milliseconds since 1970, UTC. */
  created_at: number;
}

/** What offers take off an order, in whole paisa. */
export interface OfferColumns {
  /** What happy hours take off its lines (C274). */
  happy_paisa: number;
  /** Its coupon, as it was when it was ordered (C278); null: none. */
  coupon_id: string | null;
  coupon_code: string | null;
  coupon_percent: number | null;
  coupon_amount_paisa: number | null;
  /** What the coupon takes off now. */
  coupon_paisa: number;
}
