import type { ImportCheck, ImportResult, ImportRow } from '../../../contract/entities/catalogue-import';
import { CLOSET_COLUMNS, closetCells } from '../../../rules/closet-sheet';
import { PRODUCT_COLUMNS, productCells } from '../../../rules/product-sheet';
import { type Cells, defuse, fuse, IMPORT_ROWS_MAX } from '../../../rules/sheet-cells';
import { importedShops } from '../support/imported-shops';
import { parseCsv } from '../support/mock-csv';
import { badField, conflict, MockFailure, notFound } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import type { MockImportRow, MockWorld } from '../world';

const csvOf = (columns: readonly string[], rows: readonly Cells[]) =>
  [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((texts) => texts.map((text) => `"${defuse(text).replaceAll('"', '""')}"`).join(','))
    .join('\r\n');

/** A world whose changes do not reach the given one. */
const copyOf = (world: MockWorld): MockWorld => ({
  ...world,
  lastChanges: new Map(world.lastChanges),
  stockEvents: new Map(world.stockEvents),
});

function keep(world: MockWorld, copy: MockWorld): void {
  world.products = copy.products;
  world.dishOrder = copy.dishOrder;
  world.closetItems = copy.closetItems;
  for (const [id, change] of copy.lastChanges) world.lastChanges.set(id, change);
  for (const [id, events] of copy.stockEvents) world.stockEvents.set(id, events);
}

/** Reads the rows of a sheet, CSV alone: the mocks know no workbooks and no ZIPs. */
async function readRows(file: File, columns: readonly string[]) {
  const [heading = [], ...rows] = parseCsv(await file.text());
  const names = heading.map((name) => name.trim().toLowerCase());
  const unknown = names.find((name) => !columns.includes(name));
  if (unknown !== undefined) throw badField('file', `has a column that is not known: “${unknown}”`);
  if (!names.includes('name')) throw badField('file', 'needs a heading with the column “name”');
  const read = rows
    .map((texts, index) => ({
      line: index + 2,
      cells: Object.fromEntries(names.map((name, at) => [name, fuse(texts[at] ?? '')])) as Cells,
    }))
    .filter(({ cells }) => Object.values(cells).some((text) => text.trim() !== ''));
  if (read.length === 0) throw badField('file', 'has no rows');
  if (read.length > IMPORT_ROWS_MAX) throw badField('file', 'must have at most 5,000 rows');
  return read;
}

const toWire = ({ line, name, action, changes, errors }: MockImportRow): ImportRow => ({
  ...{ line, name, action },
  changes: [...changes],
  errors: [...errors],
});

/** Calls that export and import menu and closet (C304 to C306). */
export const importCalls: MockResolvers<
  'exportProducts' | 'exportCloset' | 'checkImport' | 'applyImport' | 'listImports' | 'undoImport'
> = {
  listImports: () => [],

  undoImport() {
    throw notFound('Import');
  },

  exportProducts({ world, query }) {
    if (query.format === 'xlsx') throw badField('format', 'must be csv in the mocks');
    const groups = world.optionGroups.map(({ _id, name }) => ({ id: _id, name }));
    return csvOf(
      PRODUCT_COLUMNS,
      world.products.map((product) => productCells(product, groups)),
    );
  },

  exportCloset({ world, query }) {
    if (query.format === 'xlsx') throw badField('format', 'must be csv in the mocks');
    return csvOf(CLOSET_COLUMNS, world.closetItems.map(closetCells));
  },

  async checkImport(context): Promise<ImportCheck> {
    const { world, body, files } = context;
    const file = files.get('file');
    if (!file) throw badField('file', 'is required');
    const shop = importedShops[body.shop];
    const copy = copyOf(world);
    const plan: MockImportRow[] = [];
    for (const { line, cells } of await readRows(file, shop.columns)) {
      const isTwice = plan.some(({ id }) => id !== null && id === cells.id?.trim());
      const row = await shop.check({ ...context, world: copy }, line, cells);
      const errors = isTwice
        ? [{ column: 'id', message: 'is in an earlier row too' }, ...row.errors]
        : row.errors;
      plan.push({ ...row, errors, action: errors.length > 0 ? 'error' : row.action });
    }
    const id = world.newId();
    world.imports.set(id, { shop: body.shop, plan, take: null, answer: null });
    return { _id: id, rows: plan.map(toWire), unusedPictures: [] };
  },

  async applyImport(context) {
    const { world, params, body } = context;
    const stored = world.imports.get(params.id);
    if (!stored) throw notFound('Import');
    if (stored.answer && stored.take !== body.take) throw conflict('This import is already done');
    if (stored.answer) return new Reply(stored.answer, 'Import done');
    const copy = copyOf(world);
    const done: ImportResult = { added: 0, changed: 0, same: 0, skipped: [] };
    for (const row of stored.plan) {
      const { line, name } = row;
      try {
        if (row.action === 'error') done.skipped.push({ line, name, errors: [...row.errors] });
        if (row.action === 'same') done.same += 1;
        if (row.action !== 'add' && row.action !== 'change') continue;
        await importedShops[stored.shop].store({ ...context, world: copy }, row);
        if (row.action === 'add') done.added += 1;
        else done.changed += 1;
      } catch (error) {
        if (!(error instanceof MockFailure)) throw error;
        done.skipped.push({ line, name, errors: [{ column: null, message: error.message }] });
      }
    }
    if (body.take === 'all' && done.skipped.length > 0) {
      const rows =
        done.skipped.length === 1 ? '1 row has an error' : `${done.skipped.length} rows have errors`;
      throw conflict(`${rows}. Nothing was changed.`, { skipped: done.skipped });
    }
    keep(world, copy);
    world.imports.set(params.id, { ...stored, take: body.take, answer: done });
    return new Reply(done, 'Import done');
  },
};
