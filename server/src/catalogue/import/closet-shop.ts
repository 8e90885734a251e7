import { conflict } from '@storefront/http/failure';
import { calls } from '@storefront/shared/contract/calls';
import { fieldErrors } from '@storefront/shared/contract/field-errors';
import {
  CLOSET_CHANGES,
  CLOSET_COLUMNS,
  closetCells,
  closetColumn,
  closetForm,
  type SheetColor,
} from '@storefront/shared/rules/closet-sheet';
import {
  type CountedStock,
  editStock,
  isRegrouped,
  isStockFault,
  stockSteps,
} from '@storefront/shared/rules/edit-stock';
import { type CellError, type Cells, cellChanges } from '@storefront/shared/rules/sheet-cells';
import type { z } from 'zod';
import type { Reader, Tx } from '../../platform/db/database';
import type { ClosetItemsTable } from '../../platform/db/schema';
import { nextStamp } from '../../platform/edits/check-version';
import type { StoredPicture } from '../../platform/media/picture-record';
import { selectCells } from '../closet/closet-cells';
import { auditedItem, blankItem, fillItem, NO_STOCK, stockOptions } from '../closet/closet-row';
import { closetItemToWire } from '../closet/closet-to-wire';
import { storeTypes } from '../closet/closet-types';
import { recordStock } from '../closet/stock-events';
import { actOf, auditItems, readItems, staleRow } from './locked-items';
import type { PlanRow } from './plan-row';
import type { CheckedRow, ImportAbout, PreparedRows, SheetShop } from './sheet-shop';
import { lockUnchanged } from './undo-import';
import { inParts, inTurns, upsertRows } from './upsert-rows';

const body = calls.addClosetItem.body.extend({
  stockBefore: calls.updateClosetItem.body.shape.stockBefore,
});

interface Input {
  readonly fields: z.output<typeof body>;
  readonly colors: readonly SheetColor[];
}

/** A piece with its stock before and after an import. */
interface Written {
  readonly before: ClosetItemsTable | null;
  readonly after: ClosetItemsTable;
  readonly was: CountedStock;
  readonly stock: CountedStock;
}

async function readCells(db: Reader, ids: readonly string[]) {
  const all = new Map<string, NonNullable<CountedStock['cells']>>();
  for await (const part of inTurns(ids))
    for (const [id, cells] of await selectCells(db, part)) all.set(id, cells);
  return all;
}

/** Returns the row after an import and its stock, or why the stock is refused. */
function fillRow(
  before: ClosetItemsTable | null,
  was: CountedStock,
  { fields, colors }: Input,
  at: number,
  pictureOf: (color: string) => StoredPicture | null = () => null,
) {
  const pictured = colors.map((color) => ({ ...color, picture: pictureOf(color.name) }));
  const filled = fillItem(before ?? blankItem(fields, at), fields, pictured.length > 0 ? pictured : null);
  const stock = editStock(was, fields, stockOptions(filled, colors.length > 0 ? colors : null));
  return isStockFault(stock) ? stock : { row: { ...filled, stock: stock.stock }, stock };
}

const faultError = (fault: Extract<ReturnType<typeof fillRow>, { fault: string }>): CellError =>
  fault.fault === 'field'
    ? { column: closetColumn(fault.field), message: fault.problem }
    : { column: 'cells', message: fault.message };

/** The closet as exports and imports see it (C304 to C306). */
export const closetShop: SheetShop = {
  table: 'closet_items',
  columns: CLOSET_COLUMNS,
  pictureColumn: 'pictures',

  async read(db) {
    const ids = await db
      .selectFrom('closet_items')
      .select('id')
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
    const all: Cells[] = [];
    for (const part of inParts(ids.map(({ id }) => id))) {
      const rows = await readItems(db, 'closet_items', part);
      const cells = await readCells(db, part);
      for (const id of part) {
        const row = rows.get(id);
        if (row) all.push(closetCells(closetItemToWire(row, cells.get(id) ?? null)));
      }
    }
    return all;
  },

  async openChecker(db, ids) {
    const stored = await readItems(db, 'closet_items', ids);
    const cells = await readCells(db, [...stored.keys()]);
    return {
      priceOf: (id) => String((stored.get(id)?.price_paisa ?? 0) / 100),
      check(id, given): CheckedRow {
        const row = (id === null ? null : stored.get(id)) ?? null;
        const was = row ? { stock: row.stock, cells: cells.get(row.id) ?? null } : NO_STOCK;
        const item = row && closetItemToWire(row, was.cells);
        const before = closetCells(item);
        const { form, colors, pictures, errors } = closetForm({ ...before, ...given }, item);
        const about = {
          version: row?.version ?? null,
          name: (given.name?.trim() || before.name || '').slice(0, 200),
        };
        const read = body.safeParse(form);
        const all: CellError[] = [
          ...(id !== null && !row ? [{ column: 'id', message: 'is not the id of a piece' }] : []),
          ...errors,
          ...(read.success ? [] : fieldErrors(read.error)).map(({ field, message }) => ({
            column: closetColumn(field),
            message,
          })),
        ];
        const refused = { ...about, changes: [], input: null, pictures: [] };
        if (!read.success || all.length > 0) return { ...refused, errors: all };
        const input: Input = { fields: read.data, colors };
        const filled = fillRow(row, was, input, 0);
        if ('fault' in filled) return { ...refused, errors: [faultError(filled)] };
        const after = closetCells(closetItemToWire(filled.row, filled.stock.cells));
        const changes = cellChanges(CLOSET_CHANGES, item ? before : {}, after);
        return { ...about, changes, errors: [], input, pictures };
      },
    };
  },

  prepare: preparePieces,

  async undo(tx, entries, about) {
    const stored = await lockUnchanged(tx, 'closet_items', entries, about);
    const cells = await readCells(tx, [...stored.keys()]);
    const written = entries.flatMap(({ id, before, was: wanted, stock }) => {
      const now = stored.get(id);
      if (!now) return [];
      if (now.stock !== stock) throw conflict(`${now.name} was counted since. The import stays.`);
      const was = { stock: now.stock, cells: cells.get(id) ?? null };
      const after = before ? (before as ClosetItemsTable) : { ...now, deleted_at: about.at };
      const stamped = { ...after, ...nextStamp(now, about.actor, about.at) };
      return [{ before: now, after: stamped, was, stock: (before && wanted) || was }];
    });
    await storePieces(tx, written, { ...about, about: { how: 'undo of an import' } });
  },
};

async function preparePieces(tx: Tx, rows: readonly PlanRow[], about: ImportAbout): Promise<PreparedRows> {
  const { actor, at, pictures } = about;
  const stored = await readItems(
    tx,
    'closet_items',
    rows.flatMap(({ id }) => id ?? []),
    tx,
  );
  const cells = await readCells(tx, [...stored.keys()]);
  const faults = new Map<PlanRow, CellError[]>();
  const written: Written[] = [];
  for (const row of rows) {
    const before = (row.id === null ? null : stored.get(row.id)) ?? null;
    const stale = row.id === null ? null : await staleRow(tx, row, before ?? undefined);
    const was = before ? { stock: before.stock, cells: cells.get(before.id) ?? null } : NO_STOCK;
    const pictureOf = (color: string) => pictures.get(row.pictures[color] ?? '') ?? null;
    const filled = stale ? null : fillRow(before, was, row.input as Input, at, pictureOf);
    if (stale) faults.set(row, [stale]);
    else if (filled && 'fault' in filled) faults.set(row, [faultError(filled)]);
    else if (filled) {
      const after = { ...filled.row, ...(before && nextStamp(before, actor, at)) };
      written.push({ before, after, was, stock: filled.stock });
    }
  }
  return {
    faults,
    async store() {
      await storePieces(tx, written, { actor, at, about: { how: 'import' } });
      return written.map(({ before, after: { id, name, version }, was, stock: { stock } }) => ({
        ...{ id, name, version, before, was, stock },
      }));
    },
  };
}

/** Stores pieces of one act: rows, cells, types, history of stock, and an entry of the audit for each. Their rows are locked. */
export async function storePieces(
  tx: Tx,
  written: readonly Written[],
  { actor, at, about }: { readonly actor: string; readonly at: number; readonly about: object },
): Promise<void> {
  await upsertRows(
    tx,
    'closet_items',
    written.map(({ after }) => after),
  );
  for await (const part of inTurns(written, 100)) {
    const recounted = part.filter(({ was, stock }) => stock.cells !== was.cells);
    const ids = recounted.map(({ after }) => after.id);
    if (ids.length > 0) await tx.deleteFrom('closet_cells').where('item_id', 'in', ids).execute();
    const cells = recounted.flatMap(({ after, stock }) =>
      (stock.cells ?? []).map(({ size, color, stock: pieces }) => ({
        item_id: after.id,
        size,
        color,
        stock: pieces,
      })),
    );
    for (const some of inParts(cells, 2_000)) await tx.insertInto('closet_cells').values(some).execute();
    await storeTypes(
      tx,
      part.map(({ after }) => after),
    );
    for (const kind of ['grid', 'edit'] as const) {
      const moved = part
        .filter(({ was, stock }) => (isRegrouped(was, stock) ? 'grid' : 'edit') === kind)
        .map(({ after, was, stock }) => ({
          itemId: after.id,
          steps: stockSteps(was, stock),
          stockAfter: stock.stock,
        }));
      await recordStock(tx, moved, { at, actor, kind });
    }
  }
  await auditItems(
    tx,
    written.map(({ before, after }) => ({
      ...{ at, actor, subject: after.id, action: actOf('closet', before, after) },
      details: { ...(before && { before: auditedItem(before) }), after: auditedItem(after), ...about },
    })),
  );
}
