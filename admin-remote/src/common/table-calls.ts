import type { Sitting, StaffTable } from '@storefront/shared/contract/entities/table';

/** What a table asks staff for: to come, or the bill (C241). */
type Want = 'staff' | 'bill';

/** A call or a bill that nobody has answered. */
export interface TableCall {
  /** Stays the same when its party moves. */
  readonly key: string;
  readonly want: Want;
  readonly tableNumber: string;
  readonly sitting: Sitting;
  /** ISO time. */
  readonly at: string;
}

function callsAt({ tableNumber, sitting }: StaffTable): readonly TableCall[] {
  if (!sitting) return [];
  const times = { staff: sitting.calledAt, bill: sitting.bill?.at ?? null };
  return (['staff', 'bill'] as const).flatMap((want) => {
    const at = times[want];
    return at === null ? [] : { key: `${want} ${at}`, want, tableNumber, sitting, at };
  });
}

/** Returns the open calls of tables, the longest wait first. */
export const callsOf = (tables: readonly StaffTable[]): readonly TableCall[] =>
  tables.flatMap(callsAt).sort((a, b) => Date.parse(a.at) - Date.parse(b.at));

const callWords: Readonly<Record<Want, string>> = { staff: 'calls', bill: 'asks for the bill' };

/** Returns a call as a sentence: `Table 7 calls`. */
export const callText = ({ tableNumber, want }: TableCall): string =>
  `Table ${tableNumber} ${callWords[want]}`;

/** Labels of the button that answers a call. */
export const answerWords: Readonly<Record<Want, string>> = { staff: 'On my way', bill: 'Bill brought' };

/** Returns the count of waiting tables for screen readers: `2 tables wait`; empty for none. */
export const waitingText = (count: number): string =>
  count === 0 ? '' : `${count} ${count === 1 ? 'table waits' : 'tables wait'}`;

/** Returns the number of tables that call or ask for the bill. */
export const countCallingTables = (tables: readonly StaffTable[]): number =>
  new Set(callsOf(tables).map(({ tableNumber }) => tableNumber)).size;

/** Returns the DOM id of a table's card; an address can name it in its hash. */
export const tableAnchor = (tableNumber: string): string => `table-${tableNumber}`;
