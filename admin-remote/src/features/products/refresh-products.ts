import type { QueryClient } from '@tanstack/react-query';
import { refreshLists } from '../../common/refresh-lists';

/** Everything in this window that shows products: the table, the menu, a product's own page. */
export const refreshProducts = (client: QueryClient): void =>
  refreshLists(client, ['listAdminProducts', 'listMenu', 'searchProducts', 'getProduct']);
