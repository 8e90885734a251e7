import { z } from 'zod';
import { identity, rupees, versioned } from './common';

/** A delivery place with its rate in rupees (§3). `name` repeats `address`. */
export const location = z.object({
  ...identity,
  name: z.string().optional(),
  address: z.string(),
  rate: rupees,
  /** Minutes of the way to it; null: staff set none (C235). */
  minutes: z.number().int().nullable().optional(),
  ...versioned,
});

export type DeliveryLocation = z.infer<typeof location>;
