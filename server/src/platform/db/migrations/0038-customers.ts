import type { ColumnTypes, Migration } from '../migration';

/** Tables with a check that cannot be widened in both databases: they are written anew, under their old names. */
const ledger = ({ key, whole }: ColumnTypes): readonly string[] => [
  `create table new_lots (
    id ${key} primary key,
    user_id ${key} not null references users (id),
    kind text not null check (kind in ('welcome-sign-up', 'welcome-first-order', 'referral-friend',
      'referral-referrer', 'cafe', 'closet', 'adjustment')),
    order_id ${key} not null,
    points integer not null,
    remaining integer not null,
    earned_at ${whole} not null,
    expires_at ${whole} not null,
    unique (kind, user_id, order_id)
  )`,
  `insert into new_lots (id, user_id, kind, order_id, points, remaining, earned_at, expires_at)
    select id, user_id, kind, order_id, points, remaining, earned_at, expires_at from point_lots`,
  `create table new_entries (
    id ${key} primary key,
    user_id ${key} not null references users (id),
    lot_id ${key} not null references new_lots (id),
    order_id ${key} not null,
    kind text not null check (kind in ('earn', 'redeem', 'refund', 'reverse', 'expire', 'adjust')),
    delta integer not null,
    reason text,
    effect_key ${key} not null unique,
    created_at ${whole} not null
  )`,
  `insert into new_entries (id, user_id, lot_id, order_id, kind, delta, effect_key, created_at)
    select id, user_id, lot_id, order_id, kind, delta, effect_key, created_at from point_entries`,
  'drop table point_entries',
  'drop table point_lots',
  'alter table new_lots rename to point_lots',
  'alter table new_entries rename to point_entries',
];

/** Notes about customers, adjusted points, merged and deleted accounts (C300 to C303). */
export const customers: Migration = {
  name: '0038-customers',
  statements: (types) => [
    `alter table users add column closed_at ${types.whole}`,
    `alter table users add column merged_into ${types.key}`,
    `create table customer_notes (
      user_id ${types.key} primary key references users (id),
      text text not null,
      version integer not null,
      updated_at ${types.whole},
      updated_by ${types.key}
    )`,
    ...ledger(types),
  ],
  indexes: () => [
    'create index point_lots_to_spend on point_lots (user_id, expires_at, id, remaining) where remaining <> 0',
    'create index point_lots_in_debt on point_lots (user_id, expires_at, remaining) where remaining < 0',
    "create index point_lots_of_referrals on point_lots (earned_at) where kind = 'referral-referrer' and points > 0",
    'create index point_entries_of_order on point_entries (order_id)',
    'create index point_entries_of_user on point_entries (user_id, created_at)',
    'create index point_entries_by_time on point_entries (created_at, kind, delta)',
    'create index users_by_referrer on users (referred_by, created_at desc, id) where referred_by is not null',
    'create index users_merged on users (merged_into) where merged_into is not null',
    'drop index customers_newest',
    `create index customers_newest on users (created_at desc, id, role, closed_at)
      where role = 'customer' and closed_at is null`,
  ],
};
