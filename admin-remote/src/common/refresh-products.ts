import type { Product } from '@storefront/shared/contract/entities/product';
import type { QueryClient } from '@tanstack/react-query';
import { refreshLists } from './refresh-lists';

/** Invalidates every query that shows products, and the settings: they name categories, which may have been renamed (C441). */
export const refreshProducts = (client: QueryClient): void =>
  refreshLists(client, [
    'listAdminProducts',
    'getMenuOrder',
    'listSoldOut',
    'listMenu',
    'searchProducts',
    'listPopularProducts',
    'getProduct',
    'getSettings',
  ]);

/** Replaces a product in every cached list of staff; the list of what is sold out loses or gains it. */
export function putProduct(client: QueryClient, changed: Product): void {
  const replace = (products: readonly Product[]) =>
    products.map((product) => (product._id === changed._id ? changed : product));
  client.setQueriesData<Product[]>({ queryKey: ['listAdminProducts'] }, (all) => all && replace(all));
  const isMarked = changed.soldOut === true || changed.piecesLeft !== undefined;
  client.setQueriesData<Product[]>({ queryKey: ['listSoldOut'] }, (marked) => {
    if (!marked) return marked;
    if (!isMarked) return marked.filter(({ _id }) => _id !== changed._id);
    return marked.some(({ _id }) => _id === changed._id) ? replace(marked) : [...marked, changed];
  });
}
