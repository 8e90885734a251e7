import { z } from 'zod';
import { identity, rupees, versioned } from './common';

/** A delivery place with its rate in rupees (§3). `name` repeats `address`. */
export const location = z.object({
  ...identity,
  name: z.string().optional(),
  address: z.string(),
  rate: rupees,
  ...versioned,
});

export type DeliveryLocation = z.infer<typeof location>;
