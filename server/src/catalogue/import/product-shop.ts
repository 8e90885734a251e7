import { calls } from '@storefront/shared/contract/calls';
import { fieldErrors } from '@storefront/shared/contract/field-errors';
import {
  type NamedGroup,
  PRODUCT_CHANGES,
  PRODUCT_COLUMNS,
  productCells,
  productColumn,
  productForm,
} from '@storefront/shared/rules/product-sheet';
import { type CellError, type Cells, cellChanges } from '@storefront/shared/rules/sheet-cells';
import { textKey } from '@storefront/shared/rules/text';
import type { Reader, Tx } from '../../platform/db/database';
import type { ProductsTable } from '../../platform/db/schema';
import { nextStamp } from '../../platform/edits/check-version';
import { selectCategories } from '../menu/menu-categories';
import { fillProduct, type ProductInput } from '../menu/product-input';
import { auditedProduct, blankProduct, lastIfMoved, nextPosition } from '../menu/product-row';
import { productToWire } from '../menu/product-to-wire';
import { recountMoved } from '../menu/rename-category';
import { lockGroups, selectGroups } from '../options/option-group-queries';
import { actOf, auditItems, readItems, staleRow } from './locked-items';
import type { PlanRow } from './plan-row';
import type { CheckedRow, ImportAbout, PreparedRows, SheetShop } from './sheet-shop';
import { lockUnchanged } from './undo-import';
import { inParts, upsertRows } from './upsert-rows';

const body = calls.addProduct.body;

/** Returns the categories of the menu by their key, to which new ones are added as rows name them. */
const readSpellings = async (db: Reader) =>
  new Map((await selectCategories(db)).map(({ title }) => [textKey(title), title]));

/** Returns a category as the menu spells it, so that "coffee" makes no second "Coffee". */
function spell(spellings: Map<string, string>, category: string): string {
  const known = spellings.get(textKey(category));
  if (known === undefined) spellings.set(textKey(category), category);
  return known ?? category;
}

const readGroups = async (db: Reader): Promise<NamedGroup[]> =>
  (await selectGroups(db)).map(({ id, name }) => ({ id, name }));

const newRow = () => blankProduct({ picture: 'null', position: 0, createdAt: 0 });

/** The menu as exports and imports see it (C304 to C306). */
export const productShop: SheetShop = {
  table: 'products',
  columns: PRODUCT_COLUMNS,
  pictureColumn: 'picture',

  async read(db) {
    const groups = await readGroups(db);
    const ids = await db
      .selectFrom('products')
      .innerJoin('menu_categories', 'title', 'category')
      .select('id')
      .where('deleted_at', 'is', null)
      .orderBy('place')
      .orderBy('title')
      .orderBy('position')
      .orderBy('id')
      .execute();
    const cells: Cells[] = [];
    for (const part of inParts(ids.map(({ id }) => id))) {
      const rows = await readItems(db, 'products', part);
      for (const id of part) {
        const row = rows.get(id);
        if (row) cells.push(productCells(productToWire(row), groups));
      }
    }
    return cells;
  },

  async openChecker(db, ids) {
    const groups = await readGroups(db);
    const stored = await readItems(db, 'products', ids);
    const spellings = await readSpellings(db);
    return {
      priceOf: (id) => String((stored.get(id)?.price_paisa ?? 0) / 100),
      check(id, given): CheckedRow {
        const row = id === null ? undefined : stored.get(id);
        const before = productCells(row ? productToWire(row) : null, groups);
        const { form, errors } = productForm({ ...before, ...given }, groups);
        const about = {
          version: row?.version ?? null,
          name: (given.name?.trim() || before.name || '').slice(0, 200),
        };
        const read = body.safeParse(form);
        const all: CellError[] = [
          ...(id !== null && !row ? [{ column: 'id', message: 'is not the id of a dish' }] : []),
          ...errors,
          ...(read.success ? [] : fieldErrors(read.error)).map((error) =>
            'field' in error ? { column: productColumn(error.field), message: error.message } : error,
          ),
        ];
        if (!read.success || all.length > 0)
          return { ...about, changes: [], errors: all, input: null, pictures: [] };
        const input = { ...read.data, category: spell(spellings, read.data.category ?? '') };
        const after = productCells(productToWire(fillProduct(row ?? newRow(), input)), groups);
        const file = given.picture?.trim();
        return {
          ...about,
          changes: cellChanges(PRODUCT_CHANGES, row ? before : {}, after),
          errors: [],
          input,
          pictures: file ? [{ key: '', file }] : [],
        };
      },
    };
  },

  prepare: prepareProducts,

  async undo(tx, entries, about) {
    const stored = await lockUnchanged(tx, 'products', entries, about);
    const written = entries.flatMap(({ id, before }) => {
      const now = stored.get(id);
      if (!now) return [];
      const after = before
        ? { ...(before as ProductsTable), position: now.position }
        : { ...now, deleted_at: about.at };
      return [{ before: now, after: { ...after, ...nextStamp(now, about.actor, about.at) } }];
    });
    await storeProducts(tx, written, { ...about, about: { how: 'undo of an import' } });
  },
};

/** A dish before and after an import. */
interface Written {
  readonly before: ProductsTable | null;
  readonly after: ProductsTable;
}

async function prepareProducts(
  tx: Tx,
  rows: readonly PlanRow[],
  { actor, at, pictures }: ImportAbout,
): Promise<PreparedRows> {
  // Groups before products: a deletion of a group locks in this order too.
  const inputs = rows.map(({ input }) => input as ProductInput);
  const groups = await lockGroups(tx, [...new Set(inputs.flatMap(({ optionGroups = [] }) => optionGroups))]);
  const stored = await readItems(
    tx,
    'products',
    rows.flatMap(({ id }) => id ?? []),
    tx,
  );
  const spellings = await readSpellings(tx);
  const faults = new Map<PlanRow, CellError[]>();
  const written: Written[] = [];
  let position = await nextPosition(tx);
  for (const [index, row] of rows.entries()) {
    const { optionGroups = [], ...input } = inputs[index] ?? {};
    const before = (row.id === null ? null : stored.get(row.id)) ?? null;
    const stale = row.id === null ? null : await staleRow(tx, row, before ?? undefined);
    if (stale) faults.set(row, [stale]);
    else if (optionGroups.some((id) => !groups.has(id)))
      faults.set(row, [{ column: 'option groups', message: 'names a group that was deleted meanwhile' }]);
    else {
      const picture = pictures.get(row.pictures[''] ?? '');
      const base = before ?? blankProduct({ picture: 'null', position, createdAt: at });
      const category = spell(spellings, input.category ?? '');
      const filled = lastIfMoved(base, fillProduct(base, { ...input, category, optionGroups }), position);
      position += 1;
      const after = {
        ...filled,
        ...(picture && { picture: JSON.stringify(picture) }),
        ...(before && nextStamp(before, actor, at)),
      };
      written.push({ before, after });
    }
  }
  return {
    faults,
    async store() {
      await storeProducts(tx, written, { actor, at, about: { how: 'import' } });
      return written.map(({ before, after: { id, name, version } }) => ({ id, name, version, before }));
    },
  };
}

/** Stores dishes of one act: rows, categories, and an entry of the audit for each. Their rows are locked. */
export async function storeProducts(
  tx: Tx,
  written: readonly Written[],
  { actor, at, about }: { readonly actor: string; readonly at: number; readonly about: object },
): Promise<void> {
  if (written.length === 0) return;
  await upsertRows(
    tx,
    'products',
    written.map(({ after }) => after),
  );
  await recountMoved(
    tx,
    written.map(({ before, after }) => ({ from: before?.category ?? null, to: after.category })),
    { actor, at },
  );
  await auditItems(
    tx,
    written.map(({ before, after }) => ({
      ...{ at, actor, subject: after.id, action: actOf('product', before, after) },
      details: { ...(before && { before: auditedProduct(before) }), after: auditedProduct(after), ...about },
    })),
  );
}
