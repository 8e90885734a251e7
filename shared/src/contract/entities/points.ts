import { z } from 'zod';
import { identity, isoDateTime } from './common';

/** Why points were earned: the welcome, a referral, or an order at the cafe or the closet (§9). */
const reason = z.enum([
  'welcome-sign-up',
  'welcome-first-order',
  'referral-friend',
  'referral-referrer',
  'cafe',
  'closet',
]);

/** One movement of a member's points. */
const movement = z.object({
  ...identity,
  kind: z.enum(['earn', 'redeem', 'refund', 'reverse', 'expire']),
  reason,
  /** Below 0 where points went. */
  points: z.number().int(),
  /** What people call the order that it belongs to; null for the welcome and for what expired. */
  orderCode: z.string().nullable(),
  at: isoDateTime,
});

/** A member's points: what there is, what goes when, and one page of what happened, newest first (C20). */
export const pointsAccount = z.object({
  balance: z.number().int().min(0),
  /** Soonest first; what expires at one moment is one entry. */
  expiring: z.array(z.object({ points: z.number().int().positive(), expiresAt: isoDateTime })),
  movements: z.array(movement),
});

export type PointsAccount = z.infer<typeof pointsAccount>;
export type PointsMovement = PointsAccount['movements'][number];
