import type { Migration } from '../migration';

/** Parties at tables with their orders (C240). A table has at most one open sitting. */
export const sittings: Migration = {
  name: '0025-sittings',
  statements: ({ key, whole }) => [
    `create table sittings (
      id ${key} primary key,
      table_number ${key} not null,
      opened_at ${whole} not null,
      called_at ${whole},
      bill_at ${whole},
      bill_method text check (bill_method in ('cash', 'online')),
      closed_at ${whole},
      closed_by ${key},
      moved_to ${key},
      version integer not null,
      updated_at ${whole},
      updated_by ${key}
    )`,
    `alter table orders add column sitting_id ${key} references sittings (id)`,
    'alter table orders add column guest_name text',
  ],
  indexes: () => [
    'create unique index sittings_open on sittings (table_number) where closed_at is null',
    'create index sittings_by_table on sittings (table_number, closed_at)',
    'create index orders_of_sitting on orders (sitting_id) where sitting_id is not null',
  ],
};
