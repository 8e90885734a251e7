import type { Migration } from '../migration';

/** Why the shop cancelled an order, in the words that its customer reads (C201). */
export const cancelReason: Migration = {
  name: '0018-cancel-reason',
  statements: () => ['alter table orders add column cancel_reason text'],
};
