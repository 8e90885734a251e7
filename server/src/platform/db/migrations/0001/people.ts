import type { ColumnTypes } from '../../migration';

export const people = ({ key, whole }: ColumnTypes): readonly string[] => [
  `create table users (
    id ${key} primary key,
    full_name text not null,
    full_name_key ${key} not null,
    email text not null,
    email_key ${key} not null unique,
    password_hash text not null,
    role text not null check (role in ('customer', 'admin')),
    referral_code ${key} not null unique,
    referred_by ${key} references users (id),
    created_at ${whole} not null
  )`,
  'create index users_newest on users (created_at desc, id)',
  'create index users_by_name on users (full_name_key)',
  `create table sessions (
    id_hash ${key} primary key,
    user_id ${key} not null references users (id) on delete cascade,
    created_at ${whole} not null,
    last_seen_at ${whole} not null,
    expires_at ${whole} not null
  )`,
  'create index sessions_of_user on sessions (user_id)',
  'create index sessions_expiry on sessions (expires_at)',
  `create table one_time_codes (
    id ${key} primary key,
    user_id ${key} not null references users (id) on delete cascade,
    purpose text not null check (purpose in ('account', 'reset')),
    code_hash text not null,
    tries integer not null,
    created_at ${whole} not null,
    expires_at ${whole} not null,
    used_at ${whole}
  )`,
  'create index one_time_codes_of_user on one_time_codes (user_id, purpose, created_at desc)',
];
