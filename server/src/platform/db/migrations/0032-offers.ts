import type { Migration } from '../migration';

/** Coupons (C275), and what offers took off orders and their lines (C278). Happy hours are a row of the settings. */
export const offers: Migration = {
  name: '0032-offers',
  statements: ({ key, whole }) => [
    `create table coupons (
      id ${key} primary key,
      code ${key} not null unique,
      percent integer check (percent between 1 and 100),
      amount_paisa ${whole} check (amount_paisa > 0),
      minimum_paisa ${whole} check (minimum_paisa >= 0),
      is_for_first_order integer not null,
      is_for_members integer not null,
      per_person integer check (per_person > 0),
      in_total integer check (in_total > 0),
      valid_from text,
      valid_until text,
      is_active integer not null,
      created_at ${whole} not null,
      version integer not null,
      updated_at ${whole},
      updated_by ${key},
      check ((percent is null) <> (amount_paisa is null))
    )`,
    `alter table orders add column happy_paisa ${whole} not null default 0 check (happy_paisa >= 0)`,
    `alter table orders add column coupon_id ${key} references coupons (id)`,
    'alter table orders add column coupon_code text',
    'alter table orders add column coupon_percent integer',
    `alter table orders add column coupon_amount_paisa ${whole}`,
    `alter table orders add column coupon_paisa ${whole} not null default 0 check (coupon_paisa >= 0)`,
    'alter table order_lines add column happy_percent integer not null default 0 check (happy_percent between 0 and 100)',
  ],
  indexes: () => [
    'create index orders_by_coupon on orders (coupon_id) where coupon_id is not null',
    'create index orders_by_phone on orders (phone) where phone is not null',
  ],
};
