import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import {
  type CountedStock,
  editStock,
  isRegrouped,
  isStockFault,
  stockSteps,
} from '@storefront/shared/rules/edit-stock';
import type { Database, Tx } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { checkVersion, nextStamp } from '../../platform/edits/check-version';
import type { MediaService } from '../../platform/media/media-service';
import { PictureError } from '../../platform/media/picture-error';
import type { StoredPicture } from '../../platform/media/picture-record';
import { type AuditedChange, recordChange } from '../record-change';
import { countedStock, storeCells } from './closet-cells';
import type { ClosetInput } from './closet-input';
import { lockClosetItem } from './closet-queries';
import {
  auditedItem,
  blankItem,
  fillItem,
  type NewItem,
  NO_STOCK,
  type PicturedColor,
  stockOptions,
} from './closet-row';
import { closetItemToWire } from './closet-to-wire';
import { storeTypes } from './closet-types';
import type { FormColor } from './form-colors';
import { staleStock } from './stale-stock';
import { recordStock } from './stock-events';
import { orStockFault } from './store-stock';

/** The stock before and after a save. */
interface StockSave {
  readonly before: CountedStock;
  readonly after: CountedStock;
  readonly actor: string;
}

/** Changes the closet. Audits each change and invalidates cached pages (P74). */
export function createClosetEditService(db: Database, media: MediaService, now: () => number) {
  const record = (tx: Tx, change: Omit<AuditedChange, 'at'>) => recordChange(tx, { at: now(), ...change });

  /** Writes what a save moved into the history of the stock (C259). */
  const recordEdit = (tx: Tx, itemId: string, { before, after, actor }: StockSave) => {
    const kind = isRegrouped(before, after) ? 'grid' : 'edit';
    const moved = { itemId, steps: stockSteps(before, after), stockAfter: after.stock };
    return recordStock(tx, [moved], { at: now(), actor, kind });
  };

  async function takePicture(bytes: Buffer, field: string): Promise<StoredPicture> {
    try {
      return await media.ingest(bytes);
    } catch (error) {
      if (error instanceof PictureError) error.field = field;
      throw error;
    }
  }

  /** Ingests pictures before the transaction, because decoding takes longer than a lock may. */
  async function takePictures(colors: readonly FormColor[] | null): Promise<readonly PicturedColor[] | null> {
    if (!colors) return null;
    const pictured: PicturedColor[] = [];
    for (const color of colors) {
      pictured.push({ ...color, picture: color.bytes ? await takePicture(color.bytes, color.field) : null });
    }
    return pictured;
  }

  return {
    /** @throws PictureError when the bytes of a colour are not an accepted picture */
    async add(input: NewItem, formColors: readonly FormColor[] | null, actor: string): Promise<ClosetItem> {
      const colors = await takePictures(formColors);
      return inTransaction(db, async (tx) => {
        const filled = fillItem(blankItem(input, now()), input, colors);
        const stock = orStockFault(editStock(NO_STOCK, input, stockOptions(filled, colors)));
        const row = { ...filled, stock: stock.stock };
        await tx.insertInto('closet_items').values(row).execute();
        await storeCells(tx, row.id, stock.cells);
        await storeTypes(tx, [row]);
        await recordEdit(tx, row.id, { before: NO_STOCK, after: stock, actor });
        await record(tx, {
          actor,
          action: 'closet.add',
          subject: row.id,
          details: { after: auditedItem(row) },
        });
        return closetItemToWire(row, stock.cells);
      });
    },

    /**
     * @param input.version the version that staff saw
     * @throws Failure 404; 409 for a stale version; PictureError when the bytes of a colour are not an accepted picture
     */
    async update(
      id: string,
      { version, ...input }: ClosetInput & { readonly version?: number | undefined },
      formColors: readonly FormColor[] | null,
      actor: string,
    ): Promise<ClosetItem> {
      const colors = await takePictures(formColors);
      return inTransaction(db, async (tx) => {
        const before = await lockClosetItem(tx, id);
        const counted = await countedStock(tx, before);
        const filled = fillItem(before, input, colors);
        const result = editStock(counted, input, stockOptions(filled, colors));
        const stock = isStockFault(result) ? counted : result;
        const edited = { ...filled, stock: stock.stock };
        const was = closetItemToWire(before, counted.cells);
        const values = { before: was, after: closetItemToWire(edited, stock.cells) };
        await checkVersion(tx, { what: 'item', version, stored: before, values });
        if (isStockFault(result)) throw await staleStock(tx, result, was);
        const after = { ...edited, ...nextStamp(before, actor, now()) };
        await tx.updateTable('closet_items').set(after).where('id', '=', id).execute();
        if (stock.cells !== counted.cells) await storeCells(tx, id, stock.cells);
        await storeTypes(tx, [after]);
        await recordEdit(tx, id, { before: counted, after: stock, actor });
        const details = { before: auditedItem(before), after: auditedItem(after) };
        await record(tx, { actor, action: 'closet.update', subject: id, details });
        return closetItemToWire(after, stock.cells);
      });
    },

    /** Marks the item as deleted; carts and orders still refer to the row (P16). @throws Failure 404; 409 for a stale version */
    async remove(id: string, version: number | undefined, actor: string): Promise<void> {
      await inTransaction(db, async (tx) => {
        const before = await lockClosetItem(tx, id);
        const { cells } = await countedStock(tx, before);
        const values = { before: closetItemToWire(before, cells) };
        await checkVersion(tx, { what: 'item', version, stored: before, values });
        const deleted_at = now();
        await tx.updateTable('closet_items').set({ deleted_at }).where('id', '=', id).execute();
        await storeTypes(tx, [{ ...before, deleted_at }]);
        const details = { before: auditedItem(before) };
        await record(tx, { actor, action: 'closet.delete', subject: id, details });
      });
    },
  };
}
