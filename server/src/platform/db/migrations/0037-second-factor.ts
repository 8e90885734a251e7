import type { Migration } from '../migration';

/** The condition of refused sign-ins and codes; the query that removes them repeats it to use the index (P74). */
export const IS_REFUSAL = `action in ('session.refuse', 'session.code.refuse', 'user.reset.refuse', 'user.update.refuse', 'order.keep.refuse')`;

/** Second factors, their recovery codes, logins that wait for a code (C297), and the devices of sessions (C299). */
export const secondFactor: Migration = {
  name: '0037-second-factor',
  statements: ({ key, whole }) => [
    `create table second_factors (
      user_id ${key} primary key references users (id),
      secret text not null,
      key_id ${key} not null,
      created_at ${whole} not null,
      confirmed_at ${whole},
      last_step ${whole} not null,
      tries integer not null,
      locked_until ${whole} not null
    )`,
    `create table recovery_codes (
      code_hash ${key} primary key,
      user_id ${key} not null references users (id),
      used_at ${whole}
    )`,
    `create table login_tickets (
      id_hash ${key} primary key,
      user_id ${key} not null references users (id),
      tries integer not null,
      expires_at ${whole} not null
    )`,
    'alter table sessions add column device text',
  ],
  indexes: () => [
    'create index recovery_codes_of_user on recovery_codes (user_id)',
    'create index login_tickets_of_user on login_tickets (user_id)',
    'create index login_tickets_expiry on login_tickets (expires_at)',
    'drop index audit_refused',
    `create index audit_refused on audit (at) where ${IS_REFUSAL}`,
  ],
};
