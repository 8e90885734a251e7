import { calls } from '../../../contract/calls';
import { fieldErrors } from '../../../contract/field-errors';
import {
  CLOSET_CHANGES,
  CLOSET_COLUMNS,
  closetCells,
  closetColumn,
  closetForm,
} from '../../../rules/closet-sheet';
import {
  PRODUCT_CHANGES,
  PRODUCT_COLUMNS,
  productCells,
  productColumn,
  productForm,
} from '../../../rules/product-sheet';
import { type CellChange, type CellError, type Cells, cellChanges } from '../../../rules/sheet-cells';
import { closetEditCalls } from '../calls/closet-edit-calls';
import { productCalls } from '../calls/product-calls';
import type { MockImport, MockImportRow } from '../world';
import type { MockContext } from './mock-context';
import { conflict, MockFailure, notFound } from './mock-failure';

type Context = MockContext<'checkImport'> | MockContext<'applyImport'>;

/** Menu or closet: checks a row by storing it in the copied world of the context. */
interface ImportedShop {
  readonly columns: readonly string[];
  check(context: Context, line: number, given: Cells): Promise<MockImportRow>;
  store(context: Context, row: MockImportRow): Promise<void>;
}

function parse(
  schema: { safeParse: typeof calls.addClosetItem.body.safeParse } | typeof calls.addProduct.body,
  form: object,
  columnOf: (field: string) => string | null,
): CellError[] {
  const read = schema.safeParse(form);
  if (read.success) return [];
  return fieldErrors(read.error).map(({ field, message }) => ({ column: columnOf(field), message }));
}

const closetBody = calls.addClosetItem.body.extend({
  stockBefore: calls.updateClosetItem.body.shape.stockBefore,
});

/** Runs the call of the form. @throws MockFailure as it does */
async function storeProduct(context: Context, { id, version, form }: MockImportRow) {
  const { world } = context;
  const body = calls.addProduct.body.parse(form);
  const parts = { ...context, form, files: new Map(), params: { id }, body: { ...body, version } };
  if (id === null) return productCalls.addProduct(parts as unknown as MockContext<'addProduct'>);
  const before = world.products.find(({ _id }) => _id === id);
  if (!before) throw notFound('Item');
  if (before.version !== version) throw conflict('Somebody changed this item. Check the file again');
  return productCalls.updateProduct(parts as unknown as MockContext<'updateProduct'>);
}

async function storePiece(context: Context, { id, version, form }: MockImportRow) {
  const { world } = context;
  const body = closetBody.parse(form);
  const parts = { ...context, form, files: new Map(), params: { id }, body: { ...body, version } };
  if (id === null) return closetEditCalls.addClosetItem(parts as unknown as MockContext<'addClosetItem'>);
  const before = world.closetItems.find(({ _id }) => _id === id);
  if (!before) throw notFound('Item');
  if (before.version !== version) throw conflict('Somebody changed this item. Check the file again');
  return closetEditCalls.updateClosetItem(parts as unknown as MockContext<'updateClosetItem'>);
}

/** Stores a row in the copied world; returns what differs, or why it is refused. */
async function tried(
  row: MockImportRow,
  store: () => Promise<unknown>,
  changes: () => CellChange[],
): Promise<MockImportRow> {
  if (row.errors.length > 0) return row;
  try {
    await store();
  } catch (error) {
    if (!(error instanceof MockFailure)) throw error;
    return { ...row, errors: [{ column: null, message: error.message }] };
  }
  const found = changes();
  return { ...row, changes: found, action: row.id === null ? 'add' : found.length > 0 ? 'change' : 'same' };
}

const pictureErrors = (files: readonly string[], column: string): CellError[] =>
  files.map((file) => ({ column, message: `The ZIP has no file “${file}”` }));

/** Menu and closet, by the name of their calls. */
export const importedShops: Readonly<Record<MockImport['shop'], ImportedShop>> = {
  product: {
    columns: PRODUCT_COLUMNS,
    async check(context, line, given) {
      const { world } = context;
      const groups = world.optionGroups.map(({ _id, name }) => ({ id: _id, name }));
      const id = given.id?.trim() || null;
      const item = world.products.find(({ _id }) => _id === id) ?? null;
      const before = productCells(item, groups);
      const { form, errors } = productForm({ ...before, ...given }, groups);
      const all = [
        ...(id !== null && !item ? [{ column: 'id', message: 'is not the id of a dish' }] : []),
        ...errors,
        ...parse(calls.addProduct.body, form, productColumn),
        ...pictureErrors(given.picture ? [given.picture] : [], 'picture'),
      ];
      const about = { line, name: given.name?.trim() || before.name || '', action: 'error' as const };
      const row = { ...about, id, version: item?.version, form, changes: [], errors: all };
      return tried(
        row,
        () => storeProduct(context, row),
        () => {
          const stored =
            context.world.products.find(({ _id }) => _id === id) ?? context.world.products.at(-1);
          return cellChanges(PRODUCT_CHANGES, item ? before : {}, productCells(stored ?? null, groups));
        },
      );
    },
    async store(context, row) {
      await storeProduct(context, row);
    },
  },
  closet: {
    columns: CLOSET_COLUMNS,
    async check(context, line, given) {
      const id = given.id?.trim() || null;
      const item = context.world.closetItems.find(({ _id }) => _id === id) ?? null;
      const before = closetCells(item);
      const { form, colors, pictures, errors } = closetForm({ ...before, ...given }, item);
      const colorFields = colors.flatMap(({ name, hex }, index) => [
        [`colorName_${index}`, name],
        [`colorHex_${index}`, hex],
      ]);
      const all = [
        ...(id !== null && !item ? [{ column: 'id', message: 'is not the id of a piece' }] : []),
        ...errors,
        ...parse(closetBody, form, closetColumn),
        ...pictureErrors(
          pictures.map(({ file }) => file),
          'pictures',
        ),
      ];
      const about = { line, name: given.name?.trim() || before.name || '', action: 'error' as const };
      const fields = { ...form, ...Object.fromEntries(colorFields) };
      const row = { ...about, id, version: item?.version, form: fields, changes: [], errors: all };
      return tried(
        row,
        () => storePiece(context, row),
        () => {
          const stored =
            context.world.closetItems.find(({ _id }) => _id === id) ?? context.world.closetItems[0];
          return cellChanges(CLOSET_CHANGES, item ? before : {}, closetCells(stored ?? null));
        },
      );
    },
    async store(context, row) {
      await storePiece(context, row);
    },
  },
};
