import { z } from 'zod';
import { BULK_MAX, BULK_PERCENT } from '../../rules/bulk-edit';
import { describeCall } from '../call';
import { closetItem } from '../entities/closet-item';
import { product, ugage } from '../entities/product';
import { flag, optionalLine, seenVersion } from '../inputs';

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

const failures = {
  404: 'one of the items does not exist: none is changed',
  409: 'somebody changed one of the items meanwhile (C165): none is changed',
};

/** One change of many items at once, all of them or none: ours, not in §7 (C307). */
export const bulkCalls = {
  changeProducts: describeCall('changeProducts', {
    summary:
      'Changes many dishes at once: price by a percent in whole rupees, category, or whether the menu shows them (C307).',
    access: 'admin',
    right: 'editCatalogue',
    added: true,
    body: z.object({
      items,
      pricePercent: percent.optional(),
      category: optionalLine(60),
      ugage: ugage.optional(),
    }),
    answer: z.array(product),
    failures,
  }),
  changeClosetItems: describeCall('changeClosetItems', {
    summary:
      'Changes many pieces at once: price by a percent in whole rupees, category, or Top Seller (C307).',
    access: 'admin',
    right: 'editCatalogue',
    added: true,
    body: z.object({
      items,
      pricePercent: percent.optional(),
      category: z.enum(['Men', 'Women', 'Kids']).optional(),
      isTopSeller: flag.optional(),
    }),
    answer: z.array(closetItem),
    failures,
  }),
};
