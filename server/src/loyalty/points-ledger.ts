import type { Insertable } from 'kysely';
import type { Tx } from '../platform/db/database';
import { newId } from '../platform/db/ids';
import type { PointEntriesTable } from '../platform/db/schema';

/** Appends an entry to the ledger. Returns false if its key exists: the caller must then move no points (P44). */
export async function writeEntry(tx: Tx, entry: Omit<Insertable<PointEntriesTable>, 'id'>): Promise<boolean> {
  const stored = await tx
    .insertInto('point_entries')
    .values({ id: newId(), ...entry })
    .onConflict((conflict) => conflict.column('effect_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}
