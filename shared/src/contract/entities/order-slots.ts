import { z } from 'zod';
import { isoDateTime } from './common';
import { pace } from './shop-settings';

const pieces = z.number().int().nonnegative();

/** What a customer needs to choose a time (C236). */
export const orderSlots = z.object({
  /** Pieces of accepted orders that each department has not made yet. */
  queue: z.object({ kitchen: pieces, bar: pieces, closet: pieces }),
  /** Starts of the slots of today and tomorrow that take no more orders, earliest first. */
  full: z.array(isoDateTime),
  pace,
});

export type OrderSlots = z.infer<typeof orderSlots>;
