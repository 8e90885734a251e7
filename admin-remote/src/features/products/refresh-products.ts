import type { QueryClient } from '@tanstack/react-query';
import { refreshLists } from '../../common/refresh-lists';

/** Invalidates every query that shows products: table, menu, product page. */
export const refreshProducts = (client: QueryClient): void =>
  refreshLists(client, ['listAdminProducts', 'listMenu', 'searchProducts', 'getProduct']);
