import type { TextRow } from './collect-rows';
import { proposeColumns, type SheetList } from './sheet-columns';

/** Rows among which the heading is: above it are a title, an address and the like. */
const SEARCHED = 30;

/** The row of heads, and what each column of the sheet holds; null: it is ignored. */
export interface Heading {
  /** Null: the sheet has none, and its rows begin at once. */
  readonly row: TextRow | null;
  readonly columns: readonly (string | null)[];
}

const count = (columns: readonly (string | null)[]) => columns.filter((column) => column !== null).length;

/** Returns the row that names most columns, one of them the name; of several the first. */
export function findHeading(rows: readonly TextRow[], list: SheetList): Heading {
  let best: Heading = { row: null, columns: [] };
  for (const row of rows.slice(0, SEARCHED)) {
    const columns = proposeColumns(list, row.texts);
    if (columns.includes('name') && count(columns) > count(best.columns)) best = { row, columns };
  }
  return best;
}
