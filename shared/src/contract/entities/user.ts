import { z } from 'zod';
import { STAFF_ROLES } from '../../rules/rights';
import { identity, isoDateTime } from './common';

/**
 * A person in wire form, without password (§3). `role` is `admin` for staff. Ours: `staffRole`, null for customers (C292);
 * `needsSecondFactor`, the session of staff whose role needs a second factor and who have none; it may do what customers
 * may (C298); `pointsLocked`, those of `points` that wait for a confirmed address or a completed order (C414), in answers to
 * the person alone.
 */
export const user = z.object({
  ...identity,
  fullName: z.string(),
  email: z.string(),
  points: z.number().int(),
  referalCode: z.string(),
  role: z.enum(['customer', 'admin']),
  staffRole: z.enum(STAFF_ROLES).nullable().optional(),
  createdAt: isoDateTime,
  needsSecondFactor: z.literal(true).optional(),
  pointsLocked: z.number().int().positive().optional(),
});

/**
 * A customer as staff list them. Ours: `phone`, that of the newest order or the one that a search found; `pointsOwed`,
 * points that were taken back after they had been spent (P42).
 */
export const customer = user.extend({
  phone: z.string().nullable().optional(),
  pointsOwed: z.number().int().min(0).optional(),
});

export type User = z.infer<typeof user>;
export type Customer = z.infer<typeof customer>;
