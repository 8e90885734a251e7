import type { Order } from '@storefront/shared/contract/entities/order';
import type { QueryClient } from '@tanstack/react-query';
import { refreshLists } from './refresh-lists';

const LISTS = { queryKey: ['listOrders'] };

/** What an order moves besides itself: points of its customer (C19), pieces in stock (C24). */
const MOVED = ['listUsers', 'getCustomerPoints', 'listClosetItems', 'getClosetItem'] as const;

/** Puts a changed order into every list that holds it, at once (§4 "the list updates locally"). */
export function putOrder(client: QueryClient, changed: Order): void {
  client.setQueriesData<Order[]>(LISTS, (orders) =>
    orders?.map((order) => (order._id === changed._id ? changed : order)),
  );
}

/** Takes an order out of every list. */
export function dropOrder(client: QueryClient, id: string): void {
  client.setQueriesData<Order[]>(LISTS, (orders) => orders?.filter((order) => order._id !== id));
}

/** The newest version of an order that any list holds (C99). */
export function findOrder(client: QueryClient, id: string): Order | undefined {
  const orders = client.getQueriesData<Order[]>(LISTS).flatMap(([, list]) => list ?? []);
  return orders
    .filter((order) => order._id === id)
    .sort((a, b) => (b.version ?? 0) - (a.version ?? 0))
    .at(0);
}

/** Asks again for every list on the screen, and what orders move; the others are asked for when they are next shown. */
export function refreshOrders(client: QueryClient): Promise<void> {
  refreshLists(client, MOVED);
  return client.invalidateQueries(LISTS);
}
