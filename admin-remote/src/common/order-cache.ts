import type { Order } from '@storefront/shared/contract/entities/order';
import { callKey } from '@storefront/shared/query/call-query';
import { LIMIT_MAX } from '@storefront/shared/rules/paging';
import type { QueryClient } from '@tanstack/react-query';
import { refreshList, refreshLists } from './refresh-lists';

const LISTS = { queryKey: ['listOrders'] };

/** Query of the list of open orders, which the board shows (C209). */
export const OPEN_ORDERS = { open: true, limit: LIMIT_MAX } as const;

/** Query of the list of pending orders, which every page of the dashboard keeps current (C230). */
export const PENDING_ORDERS = { status: 'pending', limit: LIMIT_MAX } as const;

/**
 * Calls whose answers a changed order affects: its history, points of its customer (C19), stock (C24), dishes that staff
 * count (C226), sittings at tables (C242).
 */
const MOVED = [
  'getOrderHistory',
  'listUsers',
  'getCustomer',
  'getCustomerPoints',
  'listReferrals',
  'listClosetItems',
  'getClosetItem',
  'listSoldOut',
  'listAdminProducts',
  'listTables',
] as const;

/** Replaces an order in every cached list (§4 "the list updates locally"). */
export function putOrder(client: QueryClient, changed: Order): void {
  client.setQueriesData<Order[]>(LISTS, (orders) =>
    orders?.map((order) => (order._id === changed._id ? changed : order)),
  );
}

/** Adds orders that just arrived to the end of the open ones: to read all of them takes several calls. */
export function addOpenOrders(client: QueryClient, arrived: readonly Order[]): void {
  client.setQueryData<Order[]>(callKey('listOrders', { query: OPEN_ORDERS }), (orders) => {
    const added = arrived.filter(({ _id }) => !orders?.some((order) => order._id === _id));
    return orders && added.length > 0 ? [...orders, ...added] : orders;
  });
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

/** Returns whether an order is pending, by the newest list of pending orders. */
export const isPendingNow = (client: QueryClient, id: string): boolean =>
  client
    .getQueryData<Order[]>(callKey('listOrders', { query: PENDING_ORDERS }))
    ?.some(({ _id, status }) => _id === id && status === 'pending') ?? false;

/** Invalidates order lists and everything that orders affect. Visible lists refetch at once, the others when shown. */
export function refreshOrders(client: QueryClient): Promise<void> {
  refreshLists(client, MOVED);
  return refreshList(client, 'listOrders');
}
