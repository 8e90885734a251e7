import { z } from 'zod';
import { SOLD_OUT_UNTIL } from '../../rules/sold-out';
import { identity, pictured, rupees, versioned } from './common';
import { marks } from './marks';
import { mealtime } from './mealtime';

/** Usage flag of a cafe product; `disable` hides it from the normal menu (§3, C53). */
export const ugage = z.enum(['enable', 'disable']);

/** A cafe product (§3). `soldOut` is ours and optional: not available today, unlike the dine-in flag `ugage` (C53). */
export const product = z.object({
  ...identity,
  name: z.string(),
  price: rupees,
  category: z.string(),
  description: z.string(),
  ugage,
  espressoItem: z.boolean(),
  soldOut: z.boolean().optional(),
  /** Only of a dish that staff marked as sold out: when the mark ends (C225). */
  soldOutUntil: z.enum(SOLD_OUT_UNTIL).optional(),
  /** Only of a dish that staff count: pieces that can still be ordered; with none it is sold out (C226). */
  piecesLeft: z.number().int().min(0).optional(),
  /** Only of a dish whose marks staff filled in (C261). */
  marks: marks.optional(),
  /** Only of a dish with a mealtime of its own, which replaces that of its category (C263). */
  mealtime: mealtime.optional(),
  /** Only of a dish with options: ids of its groups, in their order (C255). */
  optionGroups: z.array(z.string()).optional(),
  /** Only of a dish with options: its price with the cheapest choices that it needs. */
  priceFrom: rupees.optional(),
  ...pictured,
  ...versioned,
});

/** One category of a menu page; `count` is the category's total of visible items (C55). */
export const menuGroup = z.object({
  _id: z.string(),
  products: z.array(product),
  count: z.number().int(),
});

export type Product = z.infer<typeof product>;
export type MenuGroup = z.infer<typeof menuGroup>;
