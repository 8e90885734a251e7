import type { Tx } from '../database';
import type { Migration } from '../migration';

/** The rule `emailIdentity` of shared as it was when this migration was written. */
function emailIdentity(email: string): string {
  const normal = email.trim().toLowerCase();
  const at = normal.lastIndexOf('@');
  if (at < 0) return normal;
  const host = normal.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  const [mailbox = ''] = normal.slice(0, at).split('+');
  return `${host === 'gmail.com' ? mailbox.replaceAll('.', '') : mailbox}@${host}`;
}

/** Fills the identities of the addresses that SQL alone cannot read. */
async function fill(tx: Tx): Promise<void> {
  for (const table of ['users', 'orders'] as const) {
    const rows = await tx
      .selectFrom(table)
      .select(['id', 'email'])
      .where(({ or, eb }) =>
        or([
          eb('email', 'like', '%+%'),
          eb('email_identity', 'like', '%@gmail.com'),
          eb('email_identity', 'like', '%@googlemail.com'),
        ]),
      )
      .execute();
    for (const { id, email } of rows) {
      const email_identity = emailIdentity(email ?? '');
      await tx.updateTable(table).set({ email_identity }).where('id', '=', id).execute();
    }
  }
}

/** A phone of a guest, not the id of an account, which is longer. '0' alone is its own identity. */
const IS_PHONE_WITH_ZERO = "person like '0%' and person <> '0' and length(person) <= 10";

/** Who is one person: by e-mail address and phone (C412), also of accounts that are deleted or changed theirs (C413). */
export const personIdentity: Migration = {
  name: '0044-person-identity',
  statements: ({ key, whole }) => [
    `alter table users add column email_identity ${key}`,
    `alter table users add column email_proved_at ${whole}`,
    `alter table orders add column email_identity ${key}`,
    `alter table orders add column phone_identity ${key}`,
    `create table past_identities (
      identity_hash ${key} not null,
      user_id ${key} not null references users (id),
      primary key (identity_hash, user_id)
    )`,
    "update users set email_identity = lower(trim(email)) where email <> ''",
    "update orders set email_identity = lower(trim(email)) where email <> ''",
    "update orders set phone_identity = coalesce(nullif(ltrim(phone, '0'), ''), '0') where phone is not null",
    // The report counts a guest by the same identity (C285).
    `insert into person_days (person, day, orders, previous_day)
      select coalesce(nullif(ltrim(person, '0'), ''), '0'), day, sum(orders), null from person_days
      where ${IS_PHONE_WITH_ZERO} group by 1, 2
      on conflict (person, day) do update set orders = person_days.orders + excluded.orders`,
    `delete from person_days where ${IS_PHONE_WITH_ZERO}`,
    `update person_days set previous_day = (
      select max(earlier.day) from person_days as earlier
      where earlier.person = person_days.person and earlier.day < person_days.day
    ) where length(person) <= 10`,
  ],
  fill,
  indexes: () => [
    'create index users_by_email_identity on users (email_identity) where email_identity is not null',
    'create index past_identities_of_user on past_identities (user_id)',
    'create index orders_by_email_identity on orders (email_identity) where email_identity is not null',
    'drop index orders_by_phone',
    'drop index orders_waiting_by_phone',
    `create index orders_waiting_by_phone on orders (phone_identity, created_at)
      where kind = 'guest' and status = 'pending'`,
    'create index orders_by_phone_identity on orders (phone_identity) where phone_identity is not null',
  ],
};
