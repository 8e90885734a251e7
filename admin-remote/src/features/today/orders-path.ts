import { paths } from '@storefront/shared/paths';
import type { DayRange } from '@storefront/shared/rules/report-range';

/** What of a range a figure is about. */
interface Part {
  /** Default: what is sold. */
  readonly status?: 'cancelled';
  readonly hour?: number;
  readonly item?: string;
}

/** Returns the address of the orders of a figure (C287). */
export function ordersPath({ from, to }: DayRange, { status, hour, item }: Part = {}): string {
  const parameters = new URLSearchParams({ status: status ?? 'sold', from, to });
  if (hour !== undefined) parameters.set('hour', String(hour));
  if (item !== undefined) parameters.set('item', item);
  return `${paths.admin('orders')}?${parameters}`;
}
