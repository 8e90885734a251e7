import type { Order, OrderItem } from '../../../contract/entities/order';
import type { DoneTimes, OrderTimes } from '../../../ordering/order-step';
import { DEPARTMENTS, departmentsOf } from '../../../rules/departments';

const time = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** Returns an ISO time in milliseconds. */
export const millis = (iso: string | null | undefined) => (iso ? Date.parse(iso) : null);

const doneTimes = ({ departments = [] }: Order): DoneTimes => {
  const entries = DEPARTMENTS.map((name) => {
    const found = departments.find(({ department }) => department === name);
    return [name, millis(found?.doneAt)];
  });
  return Object.fromEntries(entries);
};

/** Returns the times of an order (C206). */
export const timesOf = (order: Order): OrderTimes => ({
  acceptedAt: millis(order.acceptedAt),
  preparingAt: millis(order.preparingAt),
  readyAt: millis(order.readyAt),
  promisedAt: millis(order.promisedAt),
  promisedFirstAt: millis(order.promisedFirstAt),
  closedAt: millis(order.closedAt),
  doneAt: doneTimes(order),
});

/** Returns the fields that tell how far the making of these lines is. An order whose lines have no department tells none. */
export function madeFields(times: OrderTimes, lines: readonly OrderItem[]) {
  const departments = departmentsOf(lines).map((department) => ({
    department,
    doneAt: time(times.doneAt[department]),
  }));
  return {
    preparingAt: time(times.preparingAt),
    readyAt: time(times.readyAt),
    ...(departments.length > 0 && { departments }),
  };
}

/** Returns all fields that tell the times of an order with these lines. */
export const timeFields = (times: OrderTimes, lines: readonly OrderItem[]) => ({
  acceptedAt: time(times.acceptedAt),
  ...madeFields(times, lines),
  promisedAt: time(times.promisedAt),
  promisedFirstAt: time(times.promisedFirstAt),
  closedAt: time(times.closedAt),
});
