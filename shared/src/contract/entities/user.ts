import { z } from 'zod';
import { identity, isoDateTime } from './common';

/** A person in wire form, without password (§3). `role` is `admin` for staff. */
export const user = z.object({
  ...identity,
  fullName: z.string(),
  email: z.string(),
  points: z.number().int(),
  referalCode: z.string(),
  role: z.enum(['customer', 'admin']),
  createdAt: isoDateTime,
});

/** A customer as staff list them. `phone` is ours: that of the newest order, or the one that a search found. */
export const customer = user.extend({ phone: z.string().nullable().optional() });

export type User = z.infer<typeof user>;
export type Customer = z.infer<typeof customer>;
