import type { Tx } from '../platform/db/database';
import { newId } from '../platform/db/ids';
import type { SittingsTable } from '../platform/db/sitting-schema';
import { FIRST_STAMP } from '../platform/edits/check-version';
import { endIfOld } from './end-old-sittings';
import { lockTables } from './lock-tables';
import { openSittingAt } from './sitting-queries';

/**
 * Returns the open sitting at a table and locks the table until the commit; opens one if nobody sits there, or if the last
 * party left unseen (C240).
 *
 * @param at in milliseconds
 */
export async function openSitting(tx: Tx, tableNumber: string, at: number): Promise<SittingsTable> {
  await lockTables(tx, [tableNumber]);
  const open = await openSittingAt(tx, tableNumber);
  if (open && !(await endIfOld(tx, open, at))) return open;
  const sitting: SittingsTable = {
    id: newId(),
    table_number: tableNumber,
    opened_at: at,
    called_at: null,
    bill_at: null,
    bill_method: null,
    closed_at: null,
    closed_by: null,
    moved_to: null,
    ...FIRST_STAMP,
  };
  await tx.insertInto('sittings').values(sitting).execute();
  return sitting;
}
