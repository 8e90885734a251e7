import { z } from 'zod';
import { NOT_SOLD_KINDS } from '../../rules/not-sold';
import { isoDateTime, rupees } from './common';

const whole = z.number().int();

/** A day in Nepal. */
const day = z.iso.date();

/**
 * Sums of the orders that are sold: not cancelled, not deleted, and of a table only once staff trust it (C285). Takings
 * are cafe and closet, less coupons and points, plus delivery fees.
 */
export const salesSums = z.object({
  orders: whole,
  takings: rupees,
  /** Payments by wallet that staff confirmed, and the rest of completed orders. */
  collected: rupees,
  /** The part of it that came by wallet. */
  paidByWallet: rupees,
  /** Goods after happy hours, before coupons and points. */
  cafe: rupees,
  closet: rupees,
  /** What happy hours took off already. */
  happyHours: rupees,
  coupons: rupees,
  deliveryFees: rupees,
  pointsRedeemed: whole,
});

/** A range of days. */
export const salesPeriod = z.object({
  from: day,
  to: day,
  /** The total counts orders before this time; null: all of the range. */
  until: isoDateTime.nullable(),
  total: salesSums,
  /** 24 hours of the day, each over all days; whole hours, also after `until`. */
  hours: z.array(salesSums.extend({ hour: whole })),
  /** Sunday to Saturday, each with how many of them the range has. */
  weekdays: z.array(salesSums.extend({ weekday: whole, days: whole })),
});

const soldItem = z.object({
  _id: z.string(),
  name: z.string(),
  pieces: whole,
  /** After happy hours, before coupons and points. */
  takings: rupees,
});

/** What a shop sold. */
const soldItems = z.object({
  /** Items that were sold at all. */
  count: whole,
  /** By takings, at most 100. */
  top: z.array(soldItem),
  /** Items on sale since before the range that sold least, at most 5. */
  slow: z.array(soldItem),
});

/** Something of which little is left. */
const lowItem = z.object({
  _id: z.string(),
  type: z.enum(['product', 'closet']),
  name: z.string(),
  size: z.string().nullable(),
  color: z.string().nullable(),
  /** 0: sold out. */
  left: whole,
  /** When the mark "sold out" of a dish ends by itself; null: staff end it. */
  backAt: isoDateTime.nullable(),
});

/** What the shop took, and what it owes (C286). Ours, not in §7. */
export const salesReport = z.object({
  now: salesPeriod,
  before: salesPeriod,
  /** Accounts, and phones of guests; who gave neither is not counted. */
  customers: z.object({
    ordered: whole,
    /** Those who had never ordered before the range. */
    new: whole,
  }),
  items: z.object({ cafe: soldItems, closet: soldItems }),
  points: z.object({
    /** Points that customers can spend now; one is worth a rupee. */
    owed: whole,
    holders: whole,
    /** In the range, less what was taken or given back. */
    given: whole,
    used: whole,
    /** In the next 30 days. */
    expiring: whole,
  }),
  referrals: z.object({
    /** Friends who signed up and have not completed an order yet. */
    pending: whole,
    /** Referrals that were paid in the range. */
    paid: whole,
  }),
  /** Pieces first, then dishes; at most 20 of each. */
  runsOut: z.array(lowItem),
  notSold: z.array(
    z.object({
      kind: z.enum(NOT_SOLD_KINDS),
      /** In short; empty: no reason was given. */
      reason: z.string(),
      orders: whole,
      amount: rupees,
    }),
  ),
});

export type SalesSums = z.infer<typeof salesSums>;
export type SalesPeriod = z.infer<typeof salesPeriod>;
export type SalesReport = z.infer<typeof salesReport>;
