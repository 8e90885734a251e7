import type { Order } from '@storefront/shared/contract/entities/order';
import type { QueryClient } from '@tanstack/react-query';
import { refreshLists } from './refresh-lists';

const LISTS = { queryKey: ['listOrders'] };

/** Calls whose answers a changed order affects: points of its customer (C19), stock (C24). */
const MOVED = ['listUsers', 'getCustomerPoints', 'listClosetItems', 'getClosetItem'] as const;

/** Replaces an order in every cached list (§4 "the list updates locally"). */
export function putOrder(client: QueryClient, changed: Order): void {
  client.setQueriesData<Order[]>(LISTS, (orders) =>
    orders?.map((order) => (order._id === changed._id ? changed : order)),
  );
}

/** Removes an order from every cached list. */
export function dropOrder(client: QueryClient, id: string): void {
  client.setQueriesData<Order[]>(LISTS, (orders) => orders?.filter((order) => order._id !== id));
}

/** Returns the newest cached version of an order (C99). */
export function findOrder(client: QueryClient, id: string): Order | undefined {
  const orders = client.getQueriesData<Order[]>(LISTS).flatMap(([, list]) => list ?? []);
  return orders
    .filter((order) => order._id === id)
    .sort((a, b) => (b.version ?? 0) - (a.version ?? 0))
    .at(0);
}

/** Invalidates order lists and everything that orders affect. Visible lists refetch at once, the others when shown. */
export function refreshOrders(client: QueryClient): Promise<void> {
  refreshLists(client, MOVED);
  return client.invalidateQueries(LISTS);
}
