import { normaliseEmail } from '@storefront/shared/rules/contact';
import { type Insertable, sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database';
import { inOrderOf } from '../platform/db/lists/in-order-of';
import type { Page } from '../platform/db/lists/list';
import { pageOfIds } from '../platform/db/lists/page-of-ids';
import { lockRows } from '../platform/db/lock-rows';
import type { UsersTable } from '../platform/db/schema';

export async function findUserByEmail(db: Reader, email: string): Promise<UsersTable | null> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('email_key', '=', normaliseEmail(email))
    .executeTakeFirst();
  return row ?? null;
}

/** Returns an open account; null for an unknown or closed one. */
export async function findUser(db: Reader, id: string): Promise<UsersTable | null> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function findUserByReferralCode(db: Reader, code: string): Promise<UsersTable | null> {
  const row = await db.selectFrom('users').selectAll().where('referral_code', '=', code).executeTakeFirst();
  return row ?? null;
}

/** Locks an account until the commit; returns false if its password no longer has this hash, or if it is switched off. */
export async function holdUnchanged(tx: Tx, user: UsersTable): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .where('switched_off_at', 'is', null)
    .$call(lockRows(tx))
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts an account; returns false if the address already has one. */
export async function insertUser(tx: Tx, row: Insertable<UsersTable>): Promise<boolean> {
  const stored = await tx
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

const CUSTOMERS = {
  table: 'users',
  text: 'full_name_key',
  where: sql`role = 'customer' and closed_at is null`,
  order: sql`created_at desc, id`,
} as const;

/** Returns one page of customers, without staff, newest first. */
export async function selectCustomers(db: Reader, page: Page): Promise<UsersTable[]> {
  return selectCustomersById(db, await pageOfIds(db, CUSTOMERS, page));
}

/** Returns the people with these ids, in this order. */
export async function selectCustomersById(db: Reader, ids: readonly string[]): Promise<UsersTable[]> {
  if (ids.length === 0) return [];
  return inOrderOf(ids, await db.selectFrom('users').selectAll().where('id', 'in', ids).execute());
}
