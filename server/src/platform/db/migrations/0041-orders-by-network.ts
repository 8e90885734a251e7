import type { Migration } from '../migration';

/**
 * Finds the orders of a network, whatever their status, for its limits (P75, C107), and those whose network is to be
 * forgotten. One index instead of two: PostgreSQL took the one by time, and read all orders of the day.
 */
export const ordersByNetwork: Migration = {
  name: '0041-orders-by-network',
  statements: () => ['drop index orders_waiting_by_origin', 'drop index orders_with_origin'],
  indexes: () => [
    'create index orders_by_origin on orders (origin_key, created_at) where origin_key is not null',
  ],
};
