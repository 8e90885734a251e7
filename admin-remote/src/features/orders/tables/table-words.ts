import type { Sitting, SittingOrder, StaffTable } from '@storefront/shared/contract/entities/table';
import { type TableState, tableStateSince } from '@storefront/shared/ordering/table-state';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { cleanRequests } from '@storefront/shared/rules/text';
import { laneOf, laneWord } from '../board/lanes';

/** Names of the states of a table (C242). */
export const tableStateWords: Readonly<Record<TableState, string>> = {
  calls: 'Calls',
  bill: 'Asks for the bill',
  waiting: 'Waiting',
  served: 'Served',
  ordering: 'Ordering',
  free: 'Free',
};

const MINUTE = 60_000;

/** From so many minutes on a time is in hours. */
const HOURS_FROM = 120;

/** Returns how long ago a time was: `just now`, `12 min`, `2 h`. @param at @param now in ms */
export function agoText(at: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - at) / MINUTE));
  if (minutes === 0) return 'just now';
  return minutes < HOURS_FROM ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
}

/** Returns how long a table has been in its state; for one that needs nothing, how long its party has been there. */
export const sinceText = (sitting: Sitting, now: number): string => agoText(tableStateSince(sitting), now);

/** Returns what a party has ordered: `Rs 980.00`. */
export const totalText = ({ totalAmount }: Pick<Sitting, 'totalAmount'>): string =>
  formatRupees(toPaisa(totalAmount));

/** Returns who ordered, as they call themselves (C240). */
export const guestText = ({ guestName }: SittingOrder): string => cleanRequests(guestName) || 'Guest';

/** Returns how an order stands: `New`, `Preparing`, `Served`. */
export function roundText(order: SittingOrder): string {
  const lane = laneOf(order);
  return lane === null ? 'Served' : laneWord(lane, true);
}

/** Returns the orders that keep a sitting open (C244). */
export const underWay = ({ orders }: Sitting): readonly SittingOrder[] =>
  orders.filter((order) => laneOf(order) !== null);

/** Returns the seats of a table: `4 seats`; empty if nobody said. */
export const seatsText = ({ seats }: Pick<StaffTable, 'seats'>): string =>
  seats === null ? '' : `${seats} ${seats === 1 ? 'seat' : 'seats'}`;
