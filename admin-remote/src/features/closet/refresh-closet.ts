import type { QueryClient } from '@tanstack/react-query';
import { refreshLists } from '../../common/refresh-lists';

/** Everything in this window that shows closet items: the table, the catalogue, an item's own page. */
export const refreshCloset = (client: QueryClient): void =>
  refreshLists(client, ['listClosetItems', 'listClosetBrands', 'getClosetItem']);
