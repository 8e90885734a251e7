import type { Migration } from '../migration';

/** When an order was accepted and closed, and who cancelled it: the customer follows it (C190). */
export const orderTimes: Migration = {
  name: '0013-order-times',
  statements: ({ whole }) => [
    `alter table orders add column accepted_at ${whole}`,
    `alter table orders add column closed_at ${whole}`,
    `alter table orders add column cancelled_by text check (cancelled_by in ('customer', 'shop'))`,
  ],
};
