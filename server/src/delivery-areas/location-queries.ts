import type { Reader, Tx } from '../platform/db/database';
import type { LocationsTable } from '../platform/db/schema';

/** Every place, by name. */
export const selectLocations = (db: Reader): Promise<LocationsTable[]> =>
  db.selectFrom('locations').selectAll().orderBy('name_key').execute();

/** Stores a place; false when its name is taken (C10). */
export async function insertLocation(tx: Tx, row: LocationsTable): Promise<boolean> {
  const stored = await tx
    .insertInto('locations')
    .values(row)
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Removes a place and answers what it was, or null. */
export async function removeLocation(tx: Tx, id: string): Promise<LocationsTable | null> {
  const row = await tx.deleteFrom('locations').where('id', '=', id).returningAll().executeTakeFirst();
  return row ?? null;
}
