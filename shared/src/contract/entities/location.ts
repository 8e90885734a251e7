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
  /** The least that goods must come to, in rupees; null: any amount (C265). */
  minimumOrder: rupees.nullable().optional(),
  /** Goods of this amount or more are delivered for nothing, in rupees; null: never (C265). */
  freeAbove: rupees.nullable().optional(),
  /** False: staff switched it off. Only staff see such a place (C265). */
  active: z.boolean().optional(),
  ...versioned,
});

export type DeliveryLocation = z.infer<typeof location>;
