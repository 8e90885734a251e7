import { brandsOf, matchesClosetFilter, sortClosetItems } from '../../../rules/closet-catalogue';
import { matchesMenuSearch } from '../../../rules/menu';
import { PAGE_SIZES } from '../../../rules/paging';
import { companionsOf } from '../support/companions-of';
import { notFound } from '../support/mock-failure';
import type { MockResolvers } from '../support/mock-resolver';
import { pageOf } from '../support/page-of';

/** Calls that read the closet. */
export const closetCalls: MockResolvers<
  'getClosetItem' | 'listClosetItems' | 'listClosetBrands' | 'listClosetGoesWith' | 'listStockEvents'
> = {
  getClosetItem({ world, params }) {
    const item = world.closetItems.find((candidate) => candidate._id === params.id);
    if (!item) throw notFound('Item');
    return item;
  },

  listStockEvents({ world, params, query }) {
    if (!world.closetItems.some(({ _id }) => _id === params.id)) throw notFound('Item');
    const events = world.stockEvents.get(params.id) ?? [];
    return pageOf(events.toReversed(), query, PAGE_SIZES.stockEvents);
  },

  listClosetBrands: ({ world, query }) =>
    brandsOf(world.closetItems.filter((item) => matchesClosetFilter(item, query))),

  listClosetGoesWith: ({ world, query }) =>
    companionsOf(world, query.ids).flatMap((id) => world.closetItems.find((item) => item._id === id) ?? []),

  listClosetItems({ world, query }) {
    const { search = '', sort, ...filter } = query;
    const found = world.closetItems.filter(
      (item) => matchesClosetFilter(item, filter) && matchesMenuSearch(item.name, search),
    );
    return pageOf(sort ? sortClosetItems(found, sort) : found, query, PAGE_SIZES.closetCatalogue);
  },
};
