import type { Order } from '@storefront/shared/contract/entities/order';
import { slotEnd } from '@storefront/shared/ordering/slot-text';
import { isQueued } from '@storefront/shared/ordering/slots';
import {
  DEFAULT_PACE,
  EMPTY_QUEUE,
  type Pace,
  type Queue,
  queueOf,
  suggestMinutes,
} from '@storefront/shared/ordering/suggest-minutes';
import { orderKind } from '@storefront/shared/rules/order-search';
import { normalisePlaceName } from '@storefront/shared/rules/shipping';
import { linesByDepartment } from '../department-lines';
import { laneOf } from './lanes';

const MINUTE = 60_000;

export const MINUTES_MIN = 5;
export const MINUTES_MAX = 120;

/** A delay of the menu. */
export const DELAY_MINUTES = 10;

/** What the suggested minutes of an order depend on besides the order. */
export interface Pacing {
  readonly queue: Queue;
  readonly pace: Pace;
  /** Name of a place in one spelling → minutes of the way to it. */
  readonly ways: ReadonlyMap<string, number>;
}

/** The pacing of a shop that has nothing to do, until its settings are there. */
export const NO_PACING: Pacing = { queue: EMPTY_QUEUE, pace: DEFAULT_PACE, ways: new Map() };

/** Returns the lines of an order that its departments have not made yet. */
const waitingLines = (order: Order) => {
  const done = order.departments?.flatMap(({ department, doneAt }) => (doneAt ? [department] : []));
  return linesByDepartment(order)
    .filter(({ department }) => !done?.includes(department))
    .flatMap(({ department, lines }) => lines.map(({ quantity }) => ({ department, quantity })));
};

/** Returns the pieces of accepted orders that each department has not made yet. @param now in ms */
export const waitingIn = (orders: readonly Order[], now: number): Queue =>
  queueOf(
    orders
      .filter((order) => ['accepted', 'preparing'].includes(laneOf(order) ?? ''))
      .filter(({ slotAt }) => isQueued(slotAt, now))
      .flatMap(waitingLines),
  );

/** Returns the minutes to suggest for a new order (C210). */
export const suggestFor = (order: Order, { queue, pace, ways }: Pacing): number =>
  suggestMinutes({
    kind: orderKind(order),
    departments: linesByDepartment(order).map(({ department }) => department),
    queue,
    pace,
    wayMinutes: ways.get(normalisePlaceName(order.deliveryLocation ?? order.deliveryOption ?? '')),
  });

/** Returns a time as ISO text. @param now in ms */
export const inMinutes = (minutes: number, now: number): string =>
  new Date(now + minutes * MINUTE).toISOString();

/** Returns the promise of an order for a slot, its end, ms; null without a slot, and once it is past (C238). @param now in ms */
export function slotPromise({ slotAt }: Order, now: number): number | null {
  const end = slotAt ? slotEnd(Date.parse(slotAt)) : 0;
  return end > now ? end : null;
}

/** Returns the promised time after a delay: from the old time, or from now if that is past (C211). @param now in ms */
export const delayedTime = ({ promisedAt }: Order, now: number): string =>
  inMinutes(DELAY_MINUTES, Math.max(now, promisedAt ? Date.parse(promisedAt) : 0));
