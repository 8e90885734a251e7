import type { Migration } from '../migration';

/**
 * Settings that staff change (C28), the confirmation of table orders (C51), and the columns of the pending order limit
 * (P75).
 */
export const settingsAndGuards: Migration = {
  name: '0004-settings-and-guards',
  statements: ({ key, whole }) => [
    `create table settings (
      name ${key} primary key,
      value text not null,
      updated_at ${whole} not null,
      updated_by ${key} not null
    )`,
    'alter table orders add column table_confirmed integer check (table_confirmed in (0, 1))',
    `alter table orders add column origin_key ${key}`,
    `create index orders_waiting_by_phone on orders (phone, created_at)
      where kind = 'guest' and status = 'pending'`,
    `create index orders_waiting_by_origin on orders (origin_key, created_at)
      where kind = 'guest' and status = 'pending'`,
    'create index orders_with_origin on orders (created_at) where origin_key is not null',
  ],
};
