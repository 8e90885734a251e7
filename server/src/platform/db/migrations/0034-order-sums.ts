import type { Migration } from '../migration';
import { fillSums } from './0034/recount';

/** Sums of orders for reports (C285), filled from the orders that there are. */
export const orderSums: Migration = {
  name: '0034-order-sums',
  statements: ({ key, whole }) => [
    `create table order_sums (
      day integer not null,
      hour integer not null check (hour between 0 and 23),
      lane integer not null,
      orders integer not null,
      cafe_paisa ${whole} not null,
      closet_paisa ${whole} not null,
      happy_paisa ${whole} not null,
      coupon_paisa ${whole} not null,
      fee_paisa ${whole} not null,
      points ${whole} not null,
      total_paisa ${whole} not null,
      paid_paisa ${whole} not null,
      collected_paisa ${whole} not null,
      primary key (day, hour, lane)
    )`,
    `create table item_sums (
      days integer not null check (days in (1, 28)),
      first_day integer not null,
      item_type text not null,
      item_id ${key} not null,
      lane integer not null,
      pieces ${whole} not null,
      paisa ${whole} not null,
      primary key (days, first_day, item_type, item_id, lane)
    )`,
    `create table lost_sums (
      day integer not null,
      kind text not null check (kind in ('refused', 'shop', 'customer')),
      reason ${key} not null,
      lane integer not null,
      orders integer not null,
      paisa ${whole} not null,
      primary key (day, kind, reason, lane)
    )`,
    `create table person_days (
      person ${key} not null,
      day integer not null,
      orders integer not null check (orders > 0),
      previous_day integer,
      primary key (person, day)
    )`,
    ...fillSums,
  ],
  indexes: () => [
    'create index person_days_by_day on person_days (day, previous_day)',
    'create index order_lines_of_item on order_lines (item_id, order_id)',
    'create index point_entries_by_time on point_entries (created_at, kind, delta)',
    "create index point_lots_of_referrals on point_lots (earned_at) where kind = 'referral-referrer' and points > 0",
    'create index users_referred on users (id) where referred_by is not null',
    'create index closet_items_low on closet_items (stock, id) where stock between 1 and 3',
    'create index closet_cells_low on closet_cells (stock, item_id) where stock between 1 and 3',
  ],
};
