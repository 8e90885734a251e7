import { z } from 'zod';
import { SOLD_OUT_UNTIL } from '../../rules/sold-out';
import { identity, imageSet, isoDateTime, rupees } from './common';
import { mealtime } from './mealtime';
import { lineOption } from './option-group';

/** Current details of a line's product. */
export const lineDetails = z.object({
  ...identity,
  name: z.string(),
  price: rupees,
  image: z.string(),
  imageSet: imageSet.optional(),
  /** Ours: pieces of a closet item in stock, over all colours and sizes (C159), or of a dish that staff count (C226). */
  availableStock: z.number().int().optional(),
  /** Ours: when a dish is served, by itself or by its category; absent: all day (C263). */
  mealtime: mealtime.optional(),
  /** Ours: the category of a dish, by which happy hours go (C274). */
  category: z.string().optional(),
  /** Ours: of a dish that is sold out, when its mark ends (C225). */
  soldOutUntil: z.enum(SOLD_OUT_UNTIL).optional(),
  /** Ours: pieces of the line's own size and colour; absent where the stock is one number (C258). */
  cellStock: z.number().int().optional(),
  colors: z.array(z.object({ name: z.string(), image: z.string() })).optional(),
});

/**
 * A line of the signed-in person's cart (§3). `_id` is the line's id; the details hold the product's.
 * After the product is deleted, both details are absent and `unavailable` is true (P16).
 */
export const cartLine = z.object({
  ...identity,
  quantity: z.number().int(),
  type: z.enum(['product', 'closet']),
  itemType: z.enum(['product', 'closet']).optional(),
  selectedColor: z.string().nullable(),
  selectedSize: z.string().nullable(),
  requests: z.string(),
  /** Only of a dish with options: its choices. The price of its details has them in it (C256). */
  options: z.array(lineOption).optional(),
  /** Only if it cannot be had with its options: why, as a sentence; the line is unavailable (C257). */
  problem: z.string().optional(),
  isTableOrder: z.boolean(),
  tableNumber: z.string().nullable(),
  total: rupees,
  unavailable: z.boolean().optional(),
  /** Ours: when it was first added (C161). */
  addedAt: isoDateTime.optional(),
  productDetails: lineDetails.optional(),
  closetDetails: lineDetails.optional(),
});

export type LineDetails = z.infer<typeof lineDetails>;
export type CartLine = z.infer<typeof cartLine>;
