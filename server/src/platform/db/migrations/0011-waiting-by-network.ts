import type { Migration } from '../migration';

/** Counts the pending orders of a network for unconfirmed tables too (C107). */
export const waitingByNetwork: Migration = {
  name: '0011-waiting-by-network',
  statements: () => [
    'drop index orders_waiting_by_origin',
    `create index orders_waiting_by_origin on orders (origin_key, created_at)
      where status = 'pending'`,
  ],
};
