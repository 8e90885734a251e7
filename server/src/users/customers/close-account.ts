import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { type AccountOwner, closedSignIn, REMOVED_ROWS } from '../../platform/db/personal-columns';
import type { UsersTable } from '../../platform/db/schema';

type RemovedTable = keyof typeof REMOVED_ROWS;

/** Every table whose rows go with an account. */
export const REMOVED_TABLES = Object.keys(REMOVED_ROWS) as readonly RemovedTable[];

/** Returns the tables that a merge treats in one of these ways. */
export const tablesAtMerge = (...ways: (typeof REMOVED_ROWS)[RemovedTable]['atMerge'][]) =>
  REMOVED_TABLES.filter((table) => ways.includes(REMOVED_ROWS[table].atMerge));

/** Removes the rows of an account in these tables. */
export async function removeRows(
  tx: Tx,
  owner: AccountOwner,
  tables: readonly RemovedTable[],
): Promise<void> {
  for (const table of tables)
    await sql`delete from ${sql.table(table)} where ${REMOVED_ROWS[table].isOf(owner)}`.execute(tx);
}

/**
 * Closes an account: nobody signs in to it, and its address is free for a new one. What is left is its id, for what
 * refers to it. Removes what a merge has not moved by now.
 *
 * @param at in milliseconds
 */
export async function closeAccount(
  tx: Tx,
  owner: AccountOwner,
  columns: Partial<UsersTable>,
  at: number,
): Promise<void> {
  await removeRows(tx, owner, tablesAtMerge('join', 'remove'));
  await tx
    .updateTable('users')
    .set({ ...closedSignIn(owner.id), referred_by: null, closed_at: at, ...columns })
    .where('id', '=', owner.id)
    .execute();
}
