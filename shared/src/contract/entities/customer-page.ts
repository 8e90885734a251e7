import { z } from 'zod';
import { identity, isoDateTime } from './common';
import { order } from './order';
import { pointsMovement } from './points';
import { savedAddress } from './saved-address';
import { customer } from './user';

/**
 * A referral, seen from one of its two people: the other one. It is `paid` once the referrer has the points, `pending`
 * until the friend's first order is completed, else `unpaid`: the same person, or too many in a month (P45).
 */
export const referral = z.object({
  ...identity,
  fullName: z.string(),
  /** When the friend signed up. */
  at: isoDateTime,
  status: z.enum(['paid', 'pending', 'unpaid']),
});

/** What staff wrote about a customer (C300). */
export const customerNote = z.object({
  text: z.string(),
  /** Raised by every save; 0 before the first one (C165). */
  version: z.number().int(),
  changedAt: isoDateTime.nullable(),
  /** Name of the member of staff. */
  changedBy: z.string().nullable(),
});

/** One customer as staff see them: ours (C300). Orders, points and referrals have calls of their own. */
export const customerPage = customer.extend({
  /** Who invited them; null: nobody. */
  referredBy: referral.nullable(),
  addresses: z.array(savedAddress),
  note: customerNote,
});

/**
 * All that the shop knows of a person (C303). Without passwords, sessions and the audit; the other person of a referral
 * has no name here.
 */
export const personalData = z.object({
  exportedAt: isoDateTime,
  person: z.object({
    fullName: z.string(),
    email: z.string(),
    joinedAt: isoDateTime,
    referralCode: z.string(),
    points: z.number().int(),
    pointsOwed: z.number().int(),
  }),
  addresses: z.array(savedAddress),
  /** Oldest first. */
  orders: z.array(order),
  /** Newest first. */
  points: z.array(pointsMovement),
  referrals: z.object({
    wasInvited: referral.pick({ at: true, status: true }).nullable(),
    invited: z.array(referral.pick({ at: true, status: true })),
  }),
  notes: z.string(),
  /** Absent: the server is of an older release. */
  cart: z
    .array(
      z.object({
        itemId: z.string(),
        type: z.enum(['product', 'closet']),
        quantity: z.number().int(),
        selectedSize: z.string().nullable(),
        selectedColor: z.string().nullable(),
        requests: z.string(),
        addedAt: isoDateTime,
      }),
    )
    .optional(),
});

export type Referral = z.infer<typeof referral>;
export type CustomerNote = z.infer<typeof customerNote>;
export type CustomerPage = z.infer<typeof customerPage>;
export type PersonalData = z.infer<typeof personalData>;
