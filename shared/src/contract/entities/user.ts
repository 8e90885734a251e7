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

export type User = z.infer<typeof user>;
