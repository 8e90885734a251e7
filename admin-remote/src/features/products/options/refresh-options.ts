import type { QueryClient } from '@tanstack/react-query';
import { refreshList } from '../../../common/refresh-lists';
import { refreshProducts } from '../../../common/refresh-products';

/** Invalidates every query that shows options, and products, whose lowest price follows from them. */
export function refreshOptions(client: QueryClient): void {
  void refreshList(client, 'listOptionGroups');
  refreshProducts(client);
}
