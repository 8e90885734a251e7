import { z } from 'zod';
import { identity, rupees, versioned } from './common';

/** One choice of a group; `priceDifference` is added to the price of the dish (C255). */
export const optionChoice = z.object({
  ...identity,
  name: z.string(),
  priceDifference: rupees,
  isDefault: z.boolean(),
  soldOut: z.boolean(),
});

/** A group of choices that dishes share: a line has `min` to `max` of them (C255). */
export const optionGroup = z.object({
  ...identity,
  name: z.string(),
  min: z.number().int(),
  max: z.number().int(),
  choices: z.array(optionChoice),
  ...versioned,
});

/** A choice of a line, as of the time of ordering in an order; `price` is its difference (C256). */
export const lineOption = z.object({
  ...identity,
  group: z.string(),
  name: z.string(),
  price: rupees,
});

export type OptionGroupOnWire = z.infer<typeof optionGroup>;
export type LineOption = z.infer<typeof lineOption>;
