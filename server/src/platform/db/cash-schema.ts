/** What orders add to a period of the cash-up (C310). Money is whole paisa; every column may be negative. */
export interface CashColumns {
  orders: number;
  total_paisa: number;
  /** The VAT in the total (C309). */
  vat_paisa: number;
  /** The total by the way in which it was paid. */
  cash_paisa: number;
  esewa_paisa: number;
  khalti_paisa: number;
  fonepay_paisa: number;
  card_paisa: number;
  /** Goods after happy hours, before coupons and points. */
  cafe_paisa: number;
  closet_paisa: number;
  happy_paisa: number;
  coupon_paisa: number;
  fee_paisa: number;
  /** Redeemed points. */
  points: number;
}

/** One change of what an order counts (C310). Only a closing changes a row, and only once: it sets `closing_number`. */
interface CashEntriesTable extends CashColumns {
  order_id: string;
  /** Of the order after the change. */
  version: number;
  /** A copy, because orders of the demo can be removed. */
  order_code: string;
  /** Milliseconds since 1970, UTC. */
  at: number;
  /** Id of a person, or who else did it, as in the audit. */
  actor: string;
  /** The closing that covers it; null: the period is open. */
  closing_number: number | null;
  /** The total that counted before and counts after; null: it did not, or does not, count. */
  before_paisa: number | null;
  after_paisa: number | null;
}

/** A closing of the cash-up (C310). No code changes or removes a row (C311). */
export interface CashClosingsTable extends CashColumns {
  /** From 1, without gaps. */
  number: number;
  /** A day in Nepal: `2026-11-20`. */
  day: string;
  /** Milliseconds since 1970, UTC. */
  closed_at: number;
  closed_by: string;
  float_paisa: number;
  expected_paisa: number;
  counted_paisa: number;
  next_float_paisa: number;
  note: string | null;
  /** Changes of orders that counted when the period began, and what they add to the total (C311). */
  corrections: number;
  corrected_paisa: number;
}

export interface CashTables {
  cash_closings: CashClosingsTable;
  cash_entries: CashEntriesTable;
}
