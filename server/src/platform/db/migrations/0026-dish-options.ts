import type { Migration } from '../migration';

/** Groups of options that dishes share (C255), and the choices of lines of carts and orders (C256). */
export const dishOptions: Migration = {
  name: '0026-dish-options',
  statements: ({ key, whole }) => [
    `create table option_groups (
      id ${key} primary key,
      name text not null,
      name_key ${key} not null unique,
      min_choices integer not null check (min_choices >= 0),
      max_choices integer not null check (max_choices >= 1),
      choices text not null,
      created_at ${whole} not null,
      version integer not null,
      updated_at ${whole},
      updated_by ${key}
    )`,
    'alter table products add column option_groups text',
    'alter table cart_lines add column options text',
    'alter table order_lines add column options text',
  ],
};
