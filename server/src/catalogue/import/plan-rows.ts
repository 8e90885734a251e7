import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportRow } from '@storefront/shared/contract/entities/catalogue-import';
import type { CellChange, CellError, Cells } from '@storefront/shared/rules/sheet-cells';
import { textKey } from '@storefront/shared/rules/text';
import type { Database } from '../../platform/db/database';
import type { ImportPictures } from './import-pictures';
import type { PlanRow, PlanTwin } from './plan-row';
import type { SheetRow } from './read-sheet';
import type { CheckedRow, RowChecker, SheetShop } from './sheet-shop';
import { nearest, presetOf, readNamed } from './twins';

/** Rows after which other calls are answered. */
const SLICE = 50;

const idOf = ({ cells }: SheetRow) => cells.id?.trim() || null;
const isId = (id: string) => /^[\w-]{1,64}$/.test(id);
const nameOf = ({ cells }: SheetRow) => textKey(cells.name ?? '');

const actionOf = (id: string | null, { changes, pictures }: CheckedRow): ImportRow['action'] =>
  id === null ? 'add' : changes.length > 0 || pictures.length > 0 ? 'change' : 'same';

/** Returns the changes, each with the text of the sheet if that was understood as another one. */
const withFound = ({ found }: SheetRow, changes: readonly CellChange[]): PlanRow['changes'] =>
  changes.map((change) => {
    const text = found[change.column];
    return text === undefined ? change : { ...change, found: text };
  });

/** An empty cell of a sheet by hand says nothing about the item that has its name. */
const filledCells = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([, text]) => text.trim() !== ''));

/** Returns the row as a change of an item of the shop. */
function twinInShop(row: SheetRow, id: string, checker: RowChecker, category: string): PlanTwin {
  const cells = filledCells(row.cells);
  const { version, changes, errors, input } = checker.check(id, cells);
  const price = checker.priceOf(id);
  const change = { id, version, input, changes: withFound(row, changes), errors: [...errors] };
  return { line: null, category, price, preset: presetOf(cells.category ?? '', category, true), change };
}

function twinInSheet(row: SheetRow, { line, cells }: SheetRow): PlanTwin {
  const [category = '', price = ''] = [cells.category, cells.price];
  return { line, category, price, preset: presetOf(row.cells.category ?? '', category, false), change: null };
}

/** Returns what an import would do with each row, in slices, so that other calls are answered (C305, C433). */
export async function planRows(
  db: Database,
  shop: SheetShop,
  rows: readonly SheetRow[],
  pictures: ImportPictures,
): Promise<PlanRow[]> {
  const fresh = rows.filter((row) => idOf(row) === null && nameOf(row) !== '');
  const named = await readNamed(db, shop.table, fresh.map(nameOf));
  const ids = rows.flatMap((row) => idOf(row) ?? []).filter(isId);
  const checker = await shop.openChecker(db, [...ids, ...[...named.values()].flat().map(({ id }) => id)]);
  const plan: PlanRow[] = [];
  const seen = new Set<string>();
  const earlier = new Map<string, SheetRow>();

  function twinOf(row: SheetRow): PlanTwin | null {
    const key = nameOf(row);
    const known = nearest(named.get(key) ?? [], row.cells.category ?? '');
    const before = earlier.get(key);
    earlier.set(key, row);
    if (known) return twinInShop(row, known.id, checker, known.category);
    return before ? twinInSheet(row, before) : null;
  }

  for (const [index, row] of rows.entries()) {
    if (index % SLICE === 0) await nextTurn();
    const id = idOf(row);
    const checked = checker.check(id, row.cells);
    const twice = id !== null && seen.has(id) ? [{ column: 'id', message: 'is in an earlier row too' }] : [];
    if (id !== null) seen.add(id);
    // Of a cell that nobody can read, the form says nothing new.
    const isReadable = ({ column }: CellError) => !row.errors.some((error) => error.column === column);
    const found = [...row.errors, ...twice, ...checked.errors.filter(isReadable)];
    const { bases, errors: broken } =
      found.length > 0
        ? { bases: {}, errors: [] }
        : await pictures.take(checked.pictures, shop.pictureColumn);
    const errors = [...found, ...broken];
    const { name, version, input } = checked;
    const twin = id === null && errors.length === 0 ? twinOf(row) : null;
    plan.push({
      ...{ line: row.line, name, errors, id, version, input, pictures: bases },
      action: errors.length > 0 ? 'error' : actionOf(id, checked),
      changes: withFound(row, checked.changes),
      ...(twin && { twin }),
    });
  }
  return plan;
}
