import { z } from 'zod';
import { isoDateTime, rupees } from './common';

const whole = z.number().int();

/**
 * What the orders of a period add up to (C310): those that were handed over in it, and the corrections of orders of
 * closed periods, which may make a sum negative. `total` is what the five methods add up to, and cafe and closet less
 * coupons and points, plus delivery fees.
 */
export const cashSums = z.object({
  orders: whole,
  total: rupees,
  /** The VAT in the total (C309). */
  vat: rupees,
  cash: rupees,
  esewa: rupees,
  khalti: rupees,
  fonepay: rupees,
  card: rupees,
  /** Goods after happy hours, before coupons and points. */
  cafe: rupees,
  closet: rupees,
  /** What happy hours took off already. */
  happyHours: rupees,
  coupons: rupees,
  deliveryFees: rupees,
  /** Redeemed points; one is worth a rupee. */
  points: whole,
  /** Changes of orders that counted already when the period began (C311). */
  corrections: whole,
  /** What they add to the total. */
  corrected: rupees,
});

/** The period that is open: everything since the last closing (C310). Ours, not in §7. */
export const cashPeriod = z.object({
  /** The number that its closing gets, from 1. */
  number: whole,
  /** When the last closing was; null: there is none, so the first one only counts the drawer. */
  since: isoDateTime.nullable(),
  /** Day of the last closing. */
  lastDay: z.iso.date().nullable(),
  /** Cash that was in the drawer when it began. */
  float: rupees,
  /** Float and cash of the period. */
  expectedCash: rupees,
  sums: cashSums,
});

/** A closing. Nothing changes it (C311). */
export const cashClosing = z.object({
  number: whole,
  /** The day in Nepal that staff closed. */
  day: z.iso.date(),
  since: isoDateTime.nullable(),
  at: isoDateTime,
  /** Name of the member of staff. */
  by: z.string(),
  float: rupees,
  expectedCash: rupees,
  countedCash: rupees,
  /** Counted less expected. */
  difference: rupees,
  /** Cash that stayed in the drawer for the next period. */
  nextFloat: rupees,
  note: z.string().nullable(),
  sums: cashSums,
});

/** A change of an order that counted in a closed period (C311). */
export const cashCorrection = z.object({
  orderId: z.string(),
  code: z.string(),
  at: isoDateTime,
  /** Null: the server, or a customer. */
  by: z.string().nullable(),
  /** The total that counted before and counts now; null: it did not, or does not, count. */
  before: rupees.nullable(),
  after: rupees.nullable(),
  /** What it adds to the cash of its period. */
  cash: rupees,
});

export type CashSums = z.infer<typeof cashSums>;
export type CashPeriod = z.infer<typeof cashPeriod>;
export type CashClosing = z.infer<typeof cashClosing>;
export type CashCorrection = z.infer<typeof cashCorrection>;
