/**
 * Sums of the orders of one hour in Nepal, kept by the transactions that write orders (C285). An order counts in the
 * hour in which it was placed. Several rows, one for each lane, add up to an hour.
 */
interface OrderSumsTable {
  /** Days since 1970-01-01 in Nepal. */
  day: number;
  /** 0 to 23. */
  hour: number;
  /** Concurrent orders write different lanes, so that they do not wait for one row. */
  lane: number;
  orders: number;
  /** Goods after happy hours, before coupons and points. Paisa, as all sums whose names end so. */
  cafe_paisa: number;
  closet_paisa: number;
  happy_paisa: number;
  coupon_paisa: number;
  fee_paisa: number;
  /** Redeemed points. */
  points: number;
  total_paisa: number;
  /** Confirmed payments by wallet, at most the total (C283). */
  paid_paisa: number;
  /** Paid by wallet, and the rest of completed orders, which is collected when they are handed over. */
  collected_paisa: number;
}

/** What was sold of an item in one day, and in four weeks: a long range adds few rows. */
interface ItemSumsTable {
  /** 1 or 28. */
  days: number;
  /** A multiple of `days`. */
  first_day: number;
  item_type: 'product' | 'closet';
  item_id: string;
  lane: number;
  pieces: number;
  /** After happy hours. */
  paisa: number;
}

/** Orders of a day that were refused or cancelled. */
interface LostSumsTable {
  day: number;
  /** `refused`: the shop cancelled it before it accepted it. */
  kind: 'refused' | 'shop' | 'customer';
  /** The words that the customer read; empty without any. */
  reason: string;
  lane: number;
  orders: number;
  paisa: number;
}

/** The orders of a person in one day. A person is an account, or the phone of a guest, as for coupons (C275). */
interface PersonDaysTable {
  person: string;
  day: number;
  orders: number;
  /** The last day before on which they ordered; null: never. A person whose first day is in a range is new in it. */
  previous_day: number | null;
}

export interface ReportTables {
  order_sums: OrderSumsTable;
  item_sums: ItemSumsTable;
  lost_sums: LostSumsTable;
  person_days: PersonDaysTable;
}
