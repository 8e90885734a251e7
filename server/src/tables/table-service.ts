import { badField, conflict, notFound } from '@storefront/http/failure';
import type { BillMethod, StaffTable, TableVisit } from '@storefront/shared/contract/entities/table';
import { recordAudit } from '../platform/db/audit';
import type { Database, Tx } from '../platform/db/database';
import type { LinkCodes } from '../platform/db/link-codes';
import type { SittingsTable } from '../platform/db/sitting-schema';
import { inTransaction } from '../platform/db/transaction';
import { checkVersion } from '../platform/edits/check-version';
import { NO_CALLS } from './end-old-sittings';
import { lockTables } from './lock-tables';
import { moveSitting } from './move-sitting';
import { openSitting } from './open-sitting';
import { changeSitting, findSitting, openSittingAt, ordersOf } from './sitting-queries';
import { readTable, readTables, readVisit } from './table-to-wire';

type Want = 'staff' | 'bill';

/** A call for staff or for the bill that guests make, or take back. */
export interface CallChange {
  readonly want: Want;
  readonly wanted: boolean;
  /** Undefined keeps the method of a bill that they asked for; cash for a new one. */
  readonly method?: BillMethod | undefined;
}

/** Which sitting a member of staff changes. */
export interface SittingChange {
  readonly id: string;
  readonly actor: string;
  /** The version that they saw; undefined accepts any version (C99). */
  readonly version?: number | undefined;
}

const cleared = (want: Want): Partial<SittingsTable> =>
  want === 'staff' ? { called_at: null } : { bill_at: null, bill_method: null };

function columnsOf({ want, wanted, method }: CallChange, sitting: SittingsTable, at: number) {
  if (!wanted) return cleared(want);
  if (want === 'staff') return { called_at: sitting.called_at ?? at };
  return { bill_at: sitting.bill_at ?? at, bill_method: method ?? sitting.bill_method ?? 'cash' };
}

/** Returns whether columns differ from those of a row. */
const differs = (columns: Partial<SittingsTable>, row: SittingsTable): boolean =>
  Object.entries(columns).some(([name, value]) => row[name as keyof SittingsTable] !== value);

/**
 * Returns the sitting that staff change, and locks its table and others until the commit.
 *
 * @throws Failure 404; 409 if it has ended, or for a stale version (C99)
 */
async function lockSitting(
  tx: Tx,
  { id, version }: SittingChange,
  otherTables: readonly string[] = [],
): Promise<SittingsTable> {
  const found = await findSitting(tx, id);
  if (!found) throw notFound('There is no such sitting');
  await lockTables(tx, [found.table_number, ...otherTables]);
  const sitting = (await findSitting(tx, id)) ?? found;
  if (sitting.closed_at !== null) throw conflict('The party has left this table');
  const values = { before: await readTable(tx, sitting.table_number) };
  await checkVersion(tx, { what: 'table', version, stored: sitting, values });
  return sitting;
}

/** Reads and changes the sittings at tables (C240). Table numbers are as `parseTableId` returns them. */
export function createTableService(db: Database, now: () => number, codes: LinkCodes) {
  return {
    /** Returns the sitting at a table as its phones see it. */
    visit: (tableNumber: string): Promise<TableVisit> => readVisit(db, codes, tableNumber, now()),

    /** Opens a sitting unless the table has one. Returns whether it did. */
    open: (tableNumber: string): Promise<boolean> =>
      inTransaction(db, async (tx) => {
        const before = await openSittingAt(tx, tableNumber);
        const sitting = await openSitting(tx, tableNumber, now());
        return sitting.id !== before?.id;
      }),

    /** Stores or clears a call of guests; a call opens a sitting (C241). Returns whether anything changed. */
    changeCall: (tableNumber: string, change: CallChange): Promise<boolean> =>
      inTransaction(db, async (tx) => {
        const at = now();
        await lockTables(tx, [tableNumber]);
        const sitting = change.wanted
          ? await openSitting(tx, tableNumber, at)
          : await openSittingAt(tx, tableNumber);
        if (!sitting) return false;
        const columns = columnsOf(change, sitting, at);
        if (!differs(columns, sitting)) return false;
        await changeSitting(tx, sitting, columns, null, at);
        return true;
      }),

    /** Returns every table of the map (C242). */
    list: (): Promise<StaffTable[]> => readTables(db),

    /** Ends a call for staff or for the bill (C241). @throws Failure 404, 409 */
    answer: (change: SittingChange, want: Want): Promise<StaffTable> =>
      inTransaction(db, async (tx) => {
        const { id, actor } = change;
        const sitting = await lockSitting(tx, change);
        const tableNumber = sitting.table_number;
        const columns = cleared(want);
        if (differs(columns, sitting)) {
          const at = now();
          await changeSitting(tx, sitting, columns, actor, at);
          await recordAudit(tx, {
            at,
            actor,
            action: 'table.answer',
            subject: id,
            details: { tableNumber, want },
          });
        }
        return readTable(tx, tableNumber);
      }),

    /** Moves a party to another table (C243). @throws Failure 400 for its own table, 404, 409 */
    move: (change: SittingChange, tableNumber: string): Promise<{ table: StaffTable; orderIds: string[] }> =>
      inTransaction(db, async (tx) => {
        const sitting = await lockSitting(tx, change, [tableNumber]);
        if (sitting.table_number === tableNumber) throw badField('tableNumber', 'must be another table');
        const orderIds = await moveSitting(tx, sitting, tableNumber, { actor: change.actor, at: now() });
        return { table: await readTable(tx, tableNumber), orderIds };
      }),

    /** Ends a sitting (C244). @throws Failure 404; 409, which names the orders that are under way */
    close: (change: SittingChange): Promise<StaffTable> =>
      inTransaction(db, async (tx) => {
        const { id, actor } = change;
        const sitting = await lockSitting(tx, change);
        const tableNumber = sitting.table_number;
        const codesUnderWay = (await ordersOf(tx, [id]))
          .filter(({ status }) => status === 'pending' || status === 'processing')
          .map(({ code }) => code);
        if (codesUnderWay.length > 0)
          throw conflict(`Orders of this table are under way: ${codesUnderWay.join(', ')}`);
        const at = now();
        await changeSitting(tx, sitting, { ...NO_CALLS, closed_at: at, closed_by: actor }, actor, at);
        await recordAudit(tx, { at, actor, action: 'table.close', subject: id, details: { tableNumber } });
        return readTable(tx, tableNumber);
      }),
  };
}
