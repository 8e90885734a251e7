import type { Migration } from '../migration';

/** Addresses that members save (C266). */
export const addresses: Migration = {
  name: '0031-addresses',
  statements: ({ key, whole }) => [
    `create table saved_addresses (
      id ${key} primary key,
      user_id ${key} not null references users (id),
      name text not null,
      full_name text not null,
      phone text not null,
      address text not null,
      landmark text,
      place text,
      last_used_at ${whole},
      created_at ${whole} not null
    )`,
  ],
  indexes: () => ['create index saved_addresses_by_user on saved_addresses (user_id)'],
};
