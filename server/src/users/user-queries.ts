import { normaliseEmail } from '@storefront/shared/rules/email';
import { contains } from '../db/contains';
import type { Reader, Tx } from '../db/database';
import { lockRows } from '../db/lock-rows';
import type { UsersTable } from '../db/schema';

export async function findUserByEmail(db: Reader, email: string): Promise<UsersTable | null> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('email_key', '=', normaliseEmail(email))
    .executeTakeFirst();
  return row ?? null;
}

export async function findUser(db: Reader, id: string): Promise<UsersTable | null> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function findUserByReferralCode(db: Reader, code: string): Promise<UsersTable | null> {
  const row = await db.selectFrom('users').selectAll().where('referral_code', '=', code).executeTakeFirst();
  return row ?? null;
}

/** Holds an account until the commit as long as its password is still the one with this hash; false when it is not. */
export async function holdUnchanged(tx: Tx, user: UsersTable): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .$call(lockRows(tx))
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores an account; false when its address has one already. */
export async function insertUser(tx: Tx, row: UsersTable): Promise<boolean> {
  const stored = await tx
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

export interface UserPage {
  readonly offset: number;
  readonly limit: number;
  /** Part of the full name, in any capitals. */
  readonly search?: string | undefined;
}

/** One page of customers, newest first; staff are none. */
export function selectCustomers(db: Reader, { offset, limit, search }: UserPage): Promise<UsersTable[]> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('role', '=', 'customer')
    .$if(Boolean(search), (query) => query.where(contains('full_name_key', search ?? '')))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
}
