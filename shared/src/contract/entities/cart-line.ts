import { z } from 'zod';
import { identity, imageSet, rupees } from './common';

/** What a line shows of the product behind it, as it is now. */
export const lineDetails = z.object({
  ...identity,
  name: z.string(),
  price: rupees,
  image: z.string(),
  imageSet: imageSet.optional(),
  colors: z.array(z.object({ name: z.string(), image: z.string() })).optional(),
});

/**
 * A line of the signed-in person's cart (§3). `_id` is the line's, the product's stands in its details.
 * A product that is gone leaves both details out and `unavailable` true (P16).
 */
export const cartLine = z.object({
  ...identity,
  quantity: z.number().int(),
  type: z.enum(['product', 'closet']),
  itemType: z.enum(['product', 'closet']).optional(),
  selectedColor: z.string().nullable(),
  selectedSize: z.string().nullable(),
  requests: z.string(),
  isTableOrder: z.boolean(),
  tableNumber: z.string().nullable(),
  total: rupees,
  unavailable: z.boolean().optional(),
  productDetails: lineDetails.optional(),
  closetDetails: lineDetails.optional(),
});

export type LineDetails = z.infer<typeof lineDetails>;
export type CartLine = z.infer<typeof cartLine>;
