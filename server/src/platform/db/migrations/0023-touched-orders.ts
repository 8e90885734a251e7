import type { Migration } from '../migration';

/** When staff last opened or changed an order: an order that nobody touches rings (C230). */
export const touchedOrders: Migration = {
  name: '0023-touched-orders',
  statements: ({ whole }) => [`alter table orders add column touched_at ${whole}`],
};
