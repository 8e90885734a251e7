import { z } from 'zod';
import { BULK_MAX, BULK_PERCENT } from '../../rules/bulk-edit';
import { SOLD_OUT_UNTIL } from '../../rules/sold-out';
import { describeCall } from '../call';
import { closetItem } from '../entities/closet-item';
import { mealtime } from '../entities/mealtime';
import { product, ugage } from '../entities/product';
import { amount, flag, optionalLine, seenVersion } from '../inputs';
import { groupIds } from './product-calls';

/** The items of a bulk edit, with the versions that staff saw. */
const items = z
  .array(z.object({ _id: z.string().min(1).max(64), version: seenVersion }), 'must be a list of items')
  .min(1, 'must name an item')
  .max(BULK_MAX, `must name at most ${BULK_MAX} items`)
  .refine((all) => new Set(all.map(({ _id }) => _id)).size === all.length, 'must name each item once');

const percent = z
  .number('must be a whole number')
  .int('must be a whole number')
  .min(BULK_PERCENT.min, `must be at least ${BULK_PERCENT.min}`)
  .max(BULK_PERCENT.max, `must be at most ${BULK_PERCENT.max}`);

/** Rupees to add, or below zero to take away. */
const priceStep = z
  .number('must be a number')
  .min(-100_000, 'must be at least -100000')
  .max(100_000, 'must be at most 100000');

/** What both lists can change: at most one of the prices; or `remove`, which deletes the items. */
const changes = {
  items,
  pricePercent: percent.optional(),
  price: amount.optional(),
  priceStep: priceStep.optional(),
  remove: z.literal(true, 'must be true').optional(),
};

const failures = {
  404: 'one of the items does not exist: none is changed',
  409: 'somebody changed one of the items meanwhile (C165): none is changed',
};

/** One change of many items at once, all of them or none: ours, not in §7 (C307). */
export const bulkCalls = {
  changeProducts: describeCall('changeProducts', {
    summary:
      'Changes many dishes at once, or deletes them: price, category, whether the menu shows them, options, mealtime, sold out (C307, C435).',
    access: 'admin',
    right: 'editCatalogue',
    added: true,
    body: z.object({
      ...changes,
      category: optionalLine(60),
      ugage: ugage.optional(),
      optionGroups: groupIds.optional(),
      mealtime: mealtime.nullable().optional(),
      /** How long they are sold out; null: they are on sale. */
      soldOut: z.enum(SOLD_OUT_UNTIL, 'must be opening or putBack').nullable().optional(),
    }),
    answer: z.array(product),
    failures,
  }),
  changeClosetItems: describeCall('changeClosetItems', {
    summary: 'Changes many pieces at once, or deletes them: price, category, or Top Seller (C307, C435).',
    access: 'admin',
    right: 'editCatalogue',
    added: true,
    body: z.object({
      ...changes,
      category: z.enum(['Men', 'Women', 'Kids']).optional(),
      isTopSeller: flag.optional(),
    }),
    answer: z.array(closetItem),
    failures,
  }),
};
