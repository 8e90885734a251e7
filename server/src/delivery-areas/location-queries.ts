import type { Reader, Tx } from '../platform/db/database';
import { lockRows } from '../platform/db/lock-rows';
import type { LocationsTable } from '../platform/db/place-schema';

/** Returns every place, by name. */
export const selectLocations = (db: Reader): Promise<LocationsTable[]> =>
  db.selectFrom('locations').selectAll().orderBy('name_key').execute();

/** Inserts a place; returns false if its name is taken (C10). */
export async function insertLocation(tx: Tx, row: LocationsTable): Promise<boolean> {
  const stored = await tx
    .insertInto('locations')
    .values(row)
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Returns a place, locked until the commit; null if there is none. */
export async function lockLocation(tx: Tx, id: string): Promise<LocationsTable | null> {
  const row = await tx
    .selectFrom('locations')
    .selectAll()
    .where('id', '=', id)
    .$call(lockRows(tx))
    .executeTakeFirst();
  return row ?? null;
}

/** Stores a place. @throws if another place has its name: see `isUniqueViolation` (C10) */
export async function writeLocation(tx: Tx, row: LocationsTable): Promise<void> {
  await tx.updateTable('locations').set(row).where('id', '=', row.id).execute();
}

/** Deletes a place. */
export async function removeLocation(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('locations').where('id', '=', id).execute();
}
