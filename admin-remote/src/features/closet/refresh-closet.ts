import type { QueryClient } from '@tanstack/react-query';
import { refreshLists } from '../../common/refresh-lists';

/** Invalidates every query that shows closet items: table, catalogue, item page, history of the stock. */
export const refreshCloset = (client: QueryClient): void =>
  refreshLists(client, ['listClosetItems', 'listClosetBrands', 'getClosetItem', 'listStockEvents']);
