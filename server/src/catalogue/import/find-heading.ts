import type { TextRow } from './collect-rows';
import { countExact, proposeColumns, type SheetList } from './sheet-columns';

/** Rows among which the heading is: above it are a title, an address and the like. */
const SEARCHED = 30;

/** The row of heads, and what each column of the sheet holds; null: it is ignored. */
export interface Heading {
  /** Null: the sheet has none, and its rows begin at once. */
  readonly row: TextRow | null;
  readonly columns: readonly (string | null)[];
}

/** Returns the row that names most columns, one of them the name; of several the one with more exact names, then the first. */
export function findHeading(rows: readonly TextRow[], list: SheetList): Heading {
  let best: Heading = { row: null, columns: [] };
  let most = 0;
  for (const row of rows.slice(0, SEARCHED)) {
    const columns = proposeColumns(list, row.texts);
    const score = columns.filter(Boolean).length + countExact(list, row.texts);
    if (!columns.includes('name') || score <= most) continue;
    best = { row, columns };
    most = score;
  }
  return best;
}
