import type { Migration } from '../migration';

/** Mails about orders, and what they said to the customer (C199). */
export const orderMails: Migration = {
  name: '0017-order-mails',
  statements: ({ key }) => [
    `alter table outbox add column order_id ${key}`,
    'alter table outbox add column replaces text',
    'create index outbox_by_order on outbox (order_id)',
    'alter table orders add column mailed_status text',
  ],
};
