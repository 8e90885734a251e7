import type { QueryClient } from '@tanstack/react-query';
import { refreshLists } from '../../common/refresh-lists';
import { refreshProducts } from '../../common/refresh-products';
import type { ImportShop } from './import-words';

/** Invalidates every query that an import of menu or closet changes. */
export function refreshShop(client: QueryClient, shop: ImportShop): void {
  if (shop === 'product') refreshProducts(client);
  else refreshLists(client, ['listClosetItems', 'listClosetBrands', 'getClosetItem', 'listStockEvents']);
  refreshLists(client, ['listImports']);
}
