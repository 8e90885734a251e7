import type { ColumnTypes } from '../../migration';

export const loyalty = ({ key, whole }: ColumnTypes): readonly string[] => [
  `create table point_lots (
    id ${key} primary key,
    user_id ${key} not null references users (id),
    kind text not null check (kind in
      ('welcome-sign-up', 'welcome-first-order', 'referral-friend', 'referral-referrer', 'cafe', 'closet')),
    order_id ${key} not null,
    points integer not null,
    remaining integer not null,
    earned_at ${whole} not null,
    expires_at ${whole} not null,
    unique (kind, user_id, order_id)
  )`,
  'create index point_lots_to_spend on point_lots (user_id, expires_at, id)',
  `create table point_entries (
    id ${key} primary key,
    user_id ${key} not null references users (id),
    lot_id ${key} not null references point_lots (id),
    order_id ${key} not null,
    kind text not null check (kind in ('earn', 'redeem', 'refund', 'reverse', 'expire')),
    delta integer not null,
    effect_key ${key} not null unique,
    created_at ${whole} not null
  )`,
  'create index point_entries_of_order on point_entries (order_id)',
  'create index point_entries_of_user on point_entries (user_id, created_at)',
];
