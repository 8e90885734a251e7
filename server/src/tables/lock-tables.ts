import { advisoryLock } from '../platform/db/advisory-lock';
import type { Tx } from '../platform/db/database';

/**
 * Locks tables until the commit, always in the same order, so that two first orders make one sitting and two moves cannot
 * deadlock.
 *
 * @param tables as `parseTableId` returns them
 */
export async function lockTables(tx: Tx, tables: readonly string[]): Promise<void> {
  for (const table of [...new Set(tables)].sort()) await advisoryLock(tx, `table ${table}`);
}
