import { readRuntimeConfig } from '@storefront/shared/config';
import type { Product } from '@storefront/shared/contract/entities/product';
import type { CallName } from '@storefront/shared/contract/routes';
import { callQuery } from '@storefront/shared/query/call-query';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';

/** How often a visible page reads what is sold out, ms. */
const EVERY_MS = 10_000;

/** Calls whose answers show dishes. */
const SHOWN: readonly CallName[] = ['listMenu', 'searchProducts', 'getProduct', 'getCart'];

const followed = new WeakSet<QueryClient>();

const keyOf = (marked: readonly Product[]): string =>
  JSON.stringify(marked.map(({ _id, soldOut, piecesLeft }) => [_id, soldOut, piecesLeft]));

/**
 * Reads what is sold out while the page is visible, and after a change the dishes and the cart again (C227). Ends by itself
 * when no dish is shown any more. Does nothing with a server that knows only §7.
 */
export function followSoldOut(client: QueryClient): void {
  if (!readRuntimeConfig().ownServer || followed.has(client)) return;
  followed.add(client);
  const isShown = () =>
    SHOWN.some((name) => client.getQueryCache().findAll({ queryKey: [name], type: 'active' }).length > 0);
  let known = keyOf([]);
  const observer = new QueryObserver(client, {
    ...callQuery('listSoldOut', {}),
    staleTime: 0,
    refetchInterval: EVERY_MS,
    networkMode: 'online',
  });
  const stop = observer.subscribe(({ data, isFetching }) => {
    if (isFetching) return;
    if (!isShown()) {
      followed.delete(client);
      return stop();
    }
    if (data === undefined || keyOf(data) === known) return;
    known = keyOf(data);
    for (const name of SHOWN) void client.invalidateQueries({ queryKey: [name] });
  });
}
