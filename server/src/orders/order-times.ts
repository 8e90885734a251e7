import type { OrderTimes } from '@storefront/shared/ordering/order-step';
import type { OrdersTable } from '../platform/db/schema';

/** Returns the times of a stored order. */
export const timesOf = (order: OrdersTable): OrderTimes => ({
  acceptedAt: order.accepted_at,
  preparingAt: order.preparing_at,
  readyAt: order.ready_at,
  promisedAt: order.promised_at,
  promisedFirstAt: order.promised_first_at,
  closedAt: order.closed_at,
  doneAt: { kitchen: order.kitchen_done_at, bar: order.bar_done_at, closet: order.closet_done_at },
});

/** Returns the columns that store the times of an order. */
export const timeColumns = (times: OrderTimes) =>
  ({
    accepted_at: times.acceptedAt,
    preparing_at: times.preparingAt,
    ready_at: times.readyAt,
    promised_at: times.promisedAt,
    promised_first_at: times.promisedFirstAt,
    closed_at: times.closedAt,
    kitchen_done_at: times.doneAt.kitchen,
    bar_done_at: times.doneAt.bar,
    closet_done_at: times.doneAt.closet,
  }) satisfies Partial<OrdersTable>;
