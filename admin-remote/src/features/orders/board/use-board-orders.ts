import { listOrders } from '@storefront/shared/api/orders';
import { readRuntimeConfig } from '@storefront/shared/config';
import type { Order } from '@storefront/shared/contract/entities/order';
import type { Input } from '@storefront/shared/contract/types';
import { callKey } from '@storefront/shared/query/call-query';
import { LIMIT_MAX, mergeById } from '@storefront/shared/rules/paging';
import { useQuery } from '@tanstack/react-query';
import { type ListState, listStateOf } from '../../../common/list-state';
import { OPEN_ORDERS } from '../../../common/order-cache';
import { laneOf, tellsStep } from './lanes';

type Query = NonNullable<Input<'listOrders'>['query']>;

/** The board holds this many pages of 100 orders. */
const PAGES_MAX = 5;

/** Reads all pages of a list. Another server may have smaller pages, so there only an empty page is the last one. */
async function readPages(query: Query, isOwn: boolean, signal: AbortSignal): Promise<Order[]> {
  const orders: Order[] = [];
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const rows = await listOrders({ ...query, page, limit: LIMIT_MAX }, { signal });
    orders.push(...rows);
    if (rows.length === 0 || (isOwn && rows.length < LIMIT_MAX)) break;
  }
  return mergeById([orders]);
}

/** Reads the open orders. A server that knows only §7 lists one status at a time. */
async function readOpenOrders(signal: AbortSignal): Promise<Order[]> {
  const { ownServer } = readRuntimeConfig();
  if (ownServer) return readPages(OPEN_ORDERS, true, signal);
  const lists = await Promise.all(
    (['pending', 'processing'] as const).map((status) => readPages({ status }, false, signal)),
  );
  return mergeById(lists);
}

export interface BoardOrders extends ListState {
  /** Every order that is in a lane. */
  readonly orders: readonly Order[];
  /** False with a server that knows only §7. */
  readonly hasSteps: boolean;
}

/** Returns the open orders. Their key is that of a list of orders, so live news and changes reach them (P32). */
export function useBoardOrders(): BoardOrders {
  const query = useQuery({
    queryKey: callKey('listOrders', { query: OPEN_ORDERS }),
    queryFn: ({ signal }) => readOpenOrders(signal),
  });
  const orders = (query.data ?? []).filter((order) => laneOf(order) !== null);
  const hasSteps = orders.length > 0 ? orders.every(tellsStep) : readRuntimeConfig().ownServer;
  return { orders, hasSteps, ...listStateOf(query) };
}
