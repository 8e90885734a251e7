import { z } from 'zod';
import { identity, imageSet, pictured, rupees, versioned } from './common';

/** A colour of a closet item with its own picture; `hex` paints the swatch (§3). */
export const closetColor = z.object({
  name: z.string(),
  image: z.string(),
  imageSet: imageSet.optional(),
  hex: z.string().optional(),
});

/** Pieces of one size and colour; an empty text where the item has no sizes or colours, or the pieces are not sorted. */
export const stockCell = z.object({ size: z.string(), color: z.string(), stock: z.number().int() });

/** A piece of clothing or, with division `kicks`, a shoe (§3). `image` repeats the first colour's. */
export const closetItem = z.object({
  ...identity,
  name: z.string(),
  division: z.enum(['closet', 'kicks']),
  price: rupees,
  brand: z.string(),
  material: z.string(),
  description: z.string(),
  availableStock: z.number().int(),
  sizeOptions: z.array(z.string()),
  /** Ours: the stock of each size and colour, whose sum `availableStock` is; absent where the stock is one number (C273). */
  cells: z.array(stockCell).optional(),
  category: z.enum(['Men', 'Women', 'Kids']),
  gender: z.string(),
  ratings: z.number(),
  colors: z.array(closetColor),
  isTopSeller: z.boolean(),
  ...pictured,
  ...versioned,
});

export type ClosetColor = z.infer<typeof closetColor>;
export type ClosetItem = z.infer<typeof closetItem>;
