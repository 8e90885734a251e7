import type { Order, OrderStatus } from '@storefront/shared/contract/entities/order';
import type { Input } from '@storefront/shared/contract/types';
import { startOfShopDay } from '@storefront/shared/rules/kathmandu';
import {
  matchesOrderSearch,
  ORDER_KINDS,
  type OrderKind,
  orderKind,
} from '@storefront/shared/rules/order-search';
import { normaliseStatus } from '@storefront/shared/rules/orders';

/** Which orders the tab shows. */
export interface OrderFilter {
  readonly status: OrderStatus | 'all';
  readonly kind: OrderKind | 'all';
  /** Only orders of today, in the shop's time zone (C28). */
  readonly isToday: boolean;
  /** Part of code, phone, name, e-mail or table; blank shows all. */
  readonly search: string;
}

/** Reads a filter from an address; pending by default (C70). */
export function readFilter(parameters: URLSearchParams): OrderFilter {
  const status = parameters.get('status');
  return {
    status: status === 'all' ? 'all' : normaliseStatus(status),
    kind: ORDER_KINDS.find((kind) => kind === parameters.get('kind')) ?? 'all',
    isToday: parameters.get('day') === 'today',
    search: parameters.get('search')?.slice(0, 100) ?? '',
  };
}

/** Returns the address parameters of a filter, without the defaults. They name no page: another filter starts at page 1. */
export const writeFilter = ({ status, kind, isToday, search }: OrderFilter): Record<string, string> => ({
  ...(status !== 'pending' && { status }),
  ...(kind !== 'all' && { kind }),
  ...(isToday && { day: 'today' }),
  ...(search.trim() !== '' && { search: search.trim() }),
});

/** Returns the query of a filter. `since` is exclusive (P32). */
export function queryOf({ status, kind, isToday, search }: OrderFilter, now: number) {
  const query: NonNullable<Input<'listOrders'>['query']> = {
    ...(status !== 'all' && { status }),
    ...(kind !== 'all' && { kind }),
    ...(isToday && { since: new Date(startOfShopDay(now) - 1).toISOString() }),
    ...(search.trim() !== '' && { search: search.trim() }),
  };
  return query;
}

/** Returns whether an order passes a filter. A server that knows only §7 does not filter (C173). */
export const passes = (order: Order, { status, kind, isToday, search }: OrderFilter, now: number): boolean =>
  (status === 'all' || order.status === status) &&
  (kind === 'all' || orderKind(order) === kind) &&
  (!isToday || Date.parse(order.createdAt) >= startOfShopDay(now)) &&
  matchesOrderSearch(order, search);

/** Names of the kinds on the dashboard. */
export const kindWords: Readonly<Record<OrderKind, string>> = {
  delivery: 'Delivery',
  pickup: 'Pick-up',
  table: 'Table',
};

/** Returns the title of an empty list: `No pending table orders today match “7”`. */
export function emptyTitle({ status, kind, isToday, search }: OrderFilter, page: number): string {
  const words = [
    page > 1 ? 'No more' : 'No',
    status !== 'all' && status,
    kind !== 'all' && kindWords[kind].toLowerCase(),
    'orders',
    isToday && 'today',
    search.trim() !== '' && `match “${search.trim()}”`,
  ];
  return words.filter(Boolean).join(' ');
}
