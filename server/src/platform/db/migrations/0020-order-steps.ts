import type { Migration } from '../migration';

/** Steps within the status "processing" and the promised time (C206, C207). */
export const orderSteps: Migration = {
  name: '0020-order-steps',
  statements: ({ whole }) => [
    `alter table orders add column preparing_at ${whole}`,
    `alter table orders add column ready_at ${whole}`,
    `alter table orders add column promised_at ${whole}`,
    `alter table orders add column promised_first_at ${whole}`,
  ],
};
