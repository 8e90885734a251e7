import { z } from 'zod';
import { identity, isoDateTime } from './common';

/** Why points were earned: the welcome, a referral, an order at the cafe or the closet (§9), or the shop gave them (C301). */
const reason = z.enum([
  'welcome-sign-up',
  'welcome-first-order',
  'referral-friend',
  'referral-referrer',
  'cafe',
  'closet',
  'adjustment',
]);

/** One movement of a member's points. */
export const pointsMovement = z.object({
  ...identity,
  kind: z.enum(['earn', 'redeem', 'refund', 'reverse', 'expire', 'adjust']),
  reason,
  /** Negative for spent or expired points. */
  points: z.number().int(),
  /** Short code of its order; null for the welcome bonus and expired points. */
  orderCode: z.string().nullable(),
  /** Why the shop adjusted the points, in words for the customer; absent for other movements (C301). */
  note: z.string().optional(),
  at: isoDateTime,
});

/** A member's points: balance, expiry dates and one page of the history, newest first (C20). */
export const pointsAccount = z.object({
  balance: z.number().int().min(0),
  /** Points that were taken back after they had been spent; the next earned ones pay them off (P42). */
  owed: z.number().int().min(0).optional(),
  /** Soonest first; one entry per expiry time. */
  expiring: z.array(z.object({ points: z.number().int().positive(), expiresAt: isoDateTime })),
  movements: z.array(pointsMovement),
});

export type PointsAccount = z.infer<typeof pointsAccount>;
export type PointsMovement = PointsAccount['movements'][number];
