import type { Reader, Tx } from '../platform/db/database';
import type { SavedAddressesTable } from '../platform/db/place-schema';

/** Returns every address of a person. */
export const selectAddresses = (db: Reader, userId: string): Promise<SavedAddressesTable[]> =>
  db.selectFrom('saved_addresses').selectAll().where('user_id', '=', userId).execute();

/** Returns an address of a person; undefined if there is none of theirs with this id (P50). */
export const selectAddress = (db: Reader, userId: string, id: string) =>
  db
    .selectFrom('saved_addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();

export async function insertAddress(tx: Tx, row: SavedAddressesTable): Promise<void> {
  await tx.insertInto('saved_addresses').values(row).execute();
}

export async function writeAddress(tx: Tx, row: SavedAddressesTable): Promise<void> {
  await tx.updateTable('saved_addresses').set(row).where('id', '=', row.id).execute();
}

/** Deletes an address of a person; returns false if there is none of theirs with this id (P50). */
export async function removeAddress(tx: Tx, userId: string, id: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('saved_addresses')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Notes that an order went to an address of its owner (C266). An id of somebody else changes nothing. */
export async function markAddressUsed(tx: Tx, userId: string, id: string, at: number): Promise<void> {
  await tx
    .updateTable('saved_addresses')
    .set({ last_used_at: at })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}
