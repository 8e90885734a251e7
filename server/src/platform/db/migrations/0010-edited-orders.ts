import type { Migration } from '../migration';

/** When staff last changed the lines of an order (C169). */
export const editedOrders: Migration = {
  name: '0010-edited-orders',
  statements: ({ whole }) => [`alter table orders add column edited_at ${whole}`],
};
