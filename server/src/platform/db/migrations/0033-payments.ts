import type { Migration } from '../migration';

/** The ways to pay that staff set up (C280), and how the payment of each order stands (C282). */
export const payments: Migration = {
  name: '0033-payments',
  statements: ({ key, whole }) => [
    `create table payment_settings (
      id ${key} primary key check (id in ('esewa', 'khalti', 'fonepay', 'card')),
      active integer not null check (active in (0, 1)),
      account_name text,
      wallet_id text,
      picture text,
      version integer not null,
      updated_at ${whole},
      updated_by ${key}
    )`,
    `alter table orders add column payment_method text not null default 'cash'
      check (payment_method in ('cash', 'esewa', 'khalti', 'fonepay', 'card'))`,
    `alter table orders add column payment_status text not null default 'unpaid'
      check (payment_status in ('unpaid', 'submitted', 'confirmed', 'refused'))`,
    'alter table orders add column transaction_number text',
    `alter table orders add column transaction_key ${key}`,
    `alter table orders add column payment_paisa ${whole} check (payment_paisa >= 0)`,
  ],
  indexes: () => [
    'create index orders_by_transaction on orders (transaction_key) where transaction_key is not null',
  ],
};
