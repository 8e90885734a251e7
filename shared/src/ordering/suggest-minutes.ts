import { DEPARTMENTS, type Department } from '../rules/departments';
import type { OrderKind } from '../rules/order-search';

/** Promised minutes are in steps of this. */
export const MINUTES_STEP = 5;

/** How fast the shop is, as staff set it (C235). */
export interface Pace {
  /** How many orders a quarter of an hour takes; null: any number. */
  readonly ordersPerQuarter: number | null;
  /** Minutes of each department for an order when it has nothing else to do. */
  readonly minutes: Readonly<Record<Department, number>>;
}

/** The pace until staff change it. */
export const DEFAULT_PACE: Pace = {
  ordersPerQuarter: null,
  minutes: { kitchen: 10, bar: 5, closet: 10 },
};

/** Pieces of accepted orders that each department has not made yet. */
export type Queue = Readonly<Record<Department, number>>;

export const EMPTY_QUEUE: Queue = { kitchen: 0, bar: 0, closet: 0 };

/** Minutes of the way to a place for which staff set none. */
export const WAY_MINUTES = 20;

/** Minutes until an order is wrapped and stands at the counter. */
const PICKUP_MINUTES = 5;

/** So many dishes ahead in the queue cost a minute. */
const DISHES_PER_MINUTE = 2;

/** The suggestion ends here: a longer time is for staff to choose. */
const SUGGESTED_MAX = 90;

interface Asked {
  readonly kind: OrderKind;
  /** Those that the order has lines of. */
  readonly departments: readonly Department[];
  readonly queue: Queue;
  readonly pace: Pace;
  /** Minutes of the way to the place of a delivery; null or absent: staff set none. */
  readonly wayMinutes?: number | null | undefined;
}

/**
 * Returns the minutes to promise for a new order (C210): the slowest of its departments, with one more for every two
 * dishes in that department's queue; then 5 for pick-up, or the way of a delivery. Rounded up to five, at most 90.
 */
export function suggestMinutes({ kind, departments, queue, pace, wayMinutes }: Asked): number {
  const making = departments.map((each) => pace.minutes[each] + Math.floor(queue[each] / DISHES_PER_MINUTE));
  const way = { table: 0, pickup: PICKUP_MINUTES, delivery: wayMinutes ?? WAY_MINUTES }[kind];
  const minutes = Math.max(0, ...making) + way;
  const steps = Math.max(1, Math.ceil(minutes / MINUTES_STEP));
  return Math.min(steps * MINUTES_STEP, SUGGESTED_MAX);
}

/** A line of an accepted order. */
interface QueuedLine {
  readonly department: Department;
  readonly quantity: number;
}

/** Returns the queue of lines that wait to be made. */
export function queueOf(lines: readonly QueuedLine[]): Queue {
  const sum = (department: Department) =>
    lines.reduce((pieces, line) => (line.department === department ? pieces + line.quantity : pieces), 0);
  const entries = DEPARTMENTS.map((department) => [department, sum(department)]);
  return Object.fromEntries(entries);
}
