import type { CountedStock } from '@storefront/shared/rules/edit-stock';
import type { CellChange, CellError, Cells } from '@storefront/shared/rules/sheet-cells';
import type { Reader, Tx } from '../../platform/db/database';
import type { StoredPicture } from '../../platform/media/picture-record';
import type { PlanRow, WantedPicture } from './plan-row';

/** A row of a sheet after its check. */
export interface CheckedRow {
  readonly version: number | null;
  readonly name: string;
  readonly changes: readonly CellChange[];
  readonly errors: readonly CellError[];
  readonly input: unknown;
  readonly pictures: readonly WantedPicture[];
}

/** Who imports, when in ms, and the pictures that rows have, by base. */
export interface ImportAbout {
  readonly actor: string;
  readonly at: number;
  readonly pictures: ReadonlyMap<string, StoredPicture>;
}

/** Rows that are ready to be stored, and those that cannot be any more. */
export interface PreparedRows {
  readonly faults: ReadonlyMap<PlanRow, readonly CellError[]>;
  /** Stores all rows without a fault. Returns what undoes it. */
  store(): Promise<UndoEntry[]>;
}

/** An item that an import wrote (C434). */
export interface UndoEntry {
  readonly id: string;
  readonly name: string;
  /** The version that the import gave it. */
  readonly version: number;
  /** The row before; null: the import added it. */
  readonly before: object | null;
  /** Of a piece: its stock before, and how many pieces it has since. */
  readonly was?: CountedStock;
  readonly stock?: number;
}

/** Who undoes an import, when, and when it was done, in ms. */
export interface UndoAbout {
  readonly actor: string;
  readonly at: number;
  readonly since: number;
}

/** Checks rows of a sheet one by one, against what was read at once. */
export interface RowChecker {
  /** @param cells the cells of the columns that the sheet has; the others keep their values */
  check(id: string | null, cells: Cells): CheckedRow;
  /** Returns the price of an item that was read, in rupees. */
  priceOf(id: string): string;
}

/** Menu or closet, as exports and imports see it. */
export interface SheetShop {
  readonly table: 'products' | 'closet_items';
  readonly columns: readonly string[];
  /** The column of pictures. */
  readonly pictureColumn: string;
  /** Returns every item as cells, in the order of its list. */
  read(db: Reader): Promise<Cells[]>;
  openChecker(db: Reader, ids: readonly string[]): Promise<RowChecker>;
  /** Locks the items of rows that add or change, in the order of their ids, and compares their versions. */
  prepare(tx: Tx, rows: readonly PlanRow[], about: ImportAbout): Promise<PreparedRows>;
  /** Undoes what an import stored. @throws Failure 409 if an item was ordered, changed or deleted since */
  undo(tx: Tx, entries: readonly UndoEntry[], about: UndoAbout): Promise<void>;
}
