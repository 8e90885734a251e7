import { z } from 'zod';
import { identity, rupees, versioned } from './common';

/** What a code takes off an order: percent or amount, the other one is null (C275). */
export const couponTerms = z.object({
  code: z.string(),
  percent: z.number().int().nullable(),
  amount: rupees.nullable(),
  /** The least that goods must come to after happy hours; null: any amount. */
  minimumOrder: rupees.nullable(),
});

/** A coupon as staff see it: ours, not in §7 (C275). */
export const coupon = couponTerms.extend({
  ...identity,
  firstOrder: z.boolean(),
  membersOnly: z.boolean(),
  /** The most orders of one person, and of all people; null: any number. */
  perPerson: z.number().int().nullable(),
  inTotal: z.number().int().nullable(),
  /** First and last day in Nepal; null: no limit. */
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  active: z.boolean(),
  /** Orders that have it, cancelled and deleted ones left out. */
  uses: z.number().int(),
  ...versioned,
});

/** The coupon of an order, as it was when it was ordered; `discount` is what it takes off now. */
export const orderCoupon = couponTerms.omit({ minimumOrder: true }).extend({ discount: rupees });

export type CouponTermsOnWire = z.infer<typeof couponTerms>;
export type Coupon = z.infer<typeof coupon>;
export type OrderCoupon = z.infer<typeof orderCoupon>;
