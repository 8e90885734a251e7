import type { Order, OrderStatus } from '@storefront/shared/contract/entities/order';
import type { Input } from '@storefront/shared/contract/types';
import { orderEffects } from '@storefront/shared/ordering/order-effects';
import { formatDay } from '@storefront/shared/rules/format-date-time';
import { dayNumber, startOfDayNumber, startOfShopDay } from '@storefront/shared/rules/kathmandu';
import { formatTime } from '@storefront/shared/rules/opening-hours';
import {
  matchesOrderSearch,
  ORDER_KINDS,
  type OrderKind,
  orderKind,
} from '@storefront/shared/rules/order-search';
import { normaliseStatus } from '@storefront/shared/rules/orders';
import type { DayRange } from '@storefront/shared/rules/report-range';

/** Which orders the tab shows. */
export interface OrderFilter {
  /** `sold`: what reports count, so neither cancelled nor of a table that staff must confirm (C287). */
  readonly status: OrderStatus | 'all' | 'sold';
  readonly kind: OrderKind | 'all';
  /** Only orders of today, in the shop's time zone (C28). */
  readonly isToday: boolean;
  /** Days of the shop, and an hour of a single one, as reports link to them; null: any. */
  readonly days: (DayRange & { readonly hour: number | null }) | null;
  /** Id of a dish or piece: only orders with it; null: any. */
  readonly item: string | null;
  /** Part of code, phone, name, e-mail or table; blank shows all. */
  readonly search: string;
}

const HOUR_MS = 60 * 60_000;
const DAY = /^\d{4}-\d\d-\d\d$/;

function readDays(parameters: URLSearchParams): OrderFilter['days'] {
  const [from, to] = [parameters.get('from') ?? '', parameters.get('to') ?? ''];
  const isRange = [from, to].every((day) => DAY.test(day) && !Number.isNaN(Date.parse(day))) && from <= to;
  if (!isRange) return null;
  const hour = parameters.get('hour') ?? '';
  return { from, to, hour: from === to && /^(?:1?\d|2[0-3])$/.test(hour) ? Number(hour) : null };
}

/** Reads a filter from an address; pending by default (C70). */
export function readFilter(parameters: URLSearchParams): OrderFilter {
  const status = parameters.get('status');
  const days = readDays(parameters);
  return {
    status: status === 'all' || status === 'sold' ? status : normaliseStatus(status),
    kind: ORDER_KINDS.find((kind) => kind === parameters.get('kind')) ?? 'all',
    isToday: days === null && parameters.get('day') === 'today',
    days,
    item: parameters.get('item')?.slice(0, 64) || null,
    search: parameters.get('search')?.slice(0, 100) ?? '',
  };
}

/** Returns the address parameters of a filter, without the defaults. They name no page: another filter starts at page 1. */
export const writeFilter = ({
  status,
  kind,
  isToday,
  days,
  item,
  search,
}: OrderFilter): Record<string, string> => ({
  ...(status !== 'pending' && { status }),
  ...(kind !== 'all' && { kind }),
  ...(isToday && { day: 'today' }),
  ...(days && { from: days.from, to: days.to, ...(days.hour !== null && { hour: String(days.hour) }) }),
  ...(item !== null && { item }),
  ...(search.trim() !== '' && { search: search.trim() }),
});

/** Returns the first moment of the chosen time and the one after it, ms; null: no limit. */
function timesOf({ isToday, days }: OrderFilter, now: number): { start: number; end: number | null } | null {
  if (isToday) return { start: startOfShopDay(now), end: null };
  if (!days) return null;
  const start = startOfDayNumber(dayNumber(days.from));
  if (days.hour === null) return { start, end: startOfDayNumber(dayNumber(days.to) + 1) };
  return { start: start + days.hour * HOUR_MS, end: start + (days.hour + 1) * HOUR_MS };
}

const isoOf = (ms: number) => new Date(ms).toISOString();

/** Returns the query of a filter. `since` is exclusive (P32). */
export function queryOf(filter: OrderFilter, now: number) {
  const { status, kind, item, search } = filter;
  const times = timesOf(filter, now);
  const query: NonNullable<Input<'listOrders'>['query']> = {
    ...(status === 'sold' && { sold: true }),
    ...(status !== 'all' && status !== 'sold' && { status }),
    ...(kind !== 'all' && { kind }),
    ...(times && { since: isoOf(times.start - 1) }),
    ...(times?.end && { until: isoOf(times.end) }),
    ...(item !== null && { item }),
    ...(search.trim() !== '' && { search: search.trim() }),
  };
  return query;
}

const hasStatus = (order: Order, status: OrderFilter['status']): boolean =>
  status === 'sold' ? orderEffects(order).takesStock : status === 'all' || order.status === status;

/** Returns whether an order passes a filter. A server that knows only §7 does not filter (C173). */
export function passes(order: Order, filter: OrderFilter, now: number): boolean {
  const { status, kind, item, search } = filter;
  const times = timesOf(filter, now);
  const at = Date.parse(order.createdAt);
  return (
    hasStatus(order, status) &&
    (kind === 'all' || orderKind(order) === kind) &&
    (!times || (at >= times.start && (times.end === null || at < times.end))) &&
    (item === null || order.item.some(({ productId }) => productId === item)) &&
    matchesOrderSearch(order, search)
  );
}

/** Returns the chosen days in words: `20 Nov 2026, 1 PM`, `14 Nov 2026 to 20 Nov 2026`. */
export function daysText({ from, to, hour }: NonNullable<OrderFilter['days']>): string {
  const [first, last] = [from, to].map((day) => formatDay(isoOf(startOfDayNumber(dayNumber(day)))));
  if (from !== to) return `${first} to ${last}`;
  return hour === null ? `${first}` : `${first}, ${formatTime(`${hour}:00`)}`;
}

/** Names of the kinds on the dashboard. */
export const kindWords: Readonly<Record<OrderKind, string>> = {
  delivery: 'Delivery',
  pickup: 'Pick-up',
  table: 'Table',
};

/** Returns the title of an empty list: `No pending table orders today match “7”`. */
export function emptyTitle({ status, kind, isToday, days, search }: OrderFilter, page: number): string {
  const words = [
    page > 1 ? 'No more' : 'No',
    status !== 'all' && status,
    kind !== 'all' && kindWords[kind].toLowerCase(),
    'orders',
    isToday && 'today',
    days && `of ${daysText(days)}`,
    search.trim() !== '' && `match “${search.trim()}”`,
  ];
  return words.filter(Boolean).join(' ');
}
