import type { Product } from '@storefront/shared/contract/entities/product';
import type { Database, Tx } from '../../platform/db/database';
import type { ProductsTable } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';
import { checkVersion, nextStamp } from '../../platform/edits/check-version';
import type { MediaService } from '../../platform/media/media-service';
import { checkGroups } from '../options/option-group-queries';
import { type AuditedChange, recordChange } from '../record-change';
import { withMark } from './mark-sold-out';
import { fillProduct, type ProductInput } from './product-input';
import { lockProduct } from './product-queries';
import { auditedProduct, blankProduct, lastIfMoved, nextPosition, spellCategory } from './product-row';
import { isSoldOut, oneProductToWire, productToWire } from './product-to-wire';
import { recountMoved } from './rename-category';

type NewProduct = ProductInput & { readonly name: string; readonly price: number };

/** Returns the row with the mark of the form, whose box is ticked or not; an equal tick leaves mark and count (C170). */
const marked = (row: ProductsTable, soldOut: boolean | undefined, at: number): ProductsTable =>
  soldOut === undefined || soldOut === isSoldOut(row)
    ? row
    : withMark(row, { until: soldOut ? 'opening' : null, piecesLeft: null }, at);

/** Changes the cafe's products. Audits each change and invalidates cached pages (P74). */
export function createProductEditService(db: Database, media: MediaService, now: () => number) {
  const record = (tx: Tx, change: Omit<AuditedChange, 'at'>) => recordChange(tx, { at: now(), ...change });

  return {
    /** Picture and category may be missing (§2). @throws PictureError when the bytes are not an accepted picture */
    async add(input: NewProduct, bytes: Buffer | undefined, actor: string): Promise<Product> {
      const picture = JSON.stringify(bytes ? await media.ingest(bytes) : null);
      return inTransaction(db, async (tx) => {
        await checkGroups(tx, input.optionGroups);
        const blank = blankProduct({ picture, position: await nextPosition(tx), createdAt: now() });
        const category = await spellCategory(tx, input.category ?? '');
        const row = marked(fillProduct(blank, { ...input, category }), input.soldOut, now());
        await tx.insertInto('products').values(row).execute();
        await recountMoved(tx, [{ from: null, to: row.category }], { actor, at: now() });
        await record(tx, {
          actor,
          action: 'product.add',
          subject: row.id,
          details: { after: auditedProduct(row) },
        });
        return oneProductToWire(tx, row);
      });
    },

    /**
     * @param input.version the version that staff saw
     * @throws Failure 404; 409 for a stale version; PictureError when the bytes are not an accepted picture
     */
    async update(
      id: string,
      { version, ...input }: ProductInput & { readonly version?: number | undefined },
      bytes: Buffer | undefined,
      actor: string,
    ): Promise<Product> {
      const picture = bytes && JSON.stringify(await media.ingest(bytes));
      return inTransaction(db, async (tx) => {
        await checkGroups(tx, input.optionGroups);
        const before = await lockProduct(tx, id);
        const category = await spellCategory(tx, input.category ?? before.category);
        const moved = lastIfMoved(
          before,
          fillProduct(before, { ...input, category }),
          await nextPosition(tx),
        );
        const filled = marked(moved, input.soldOut, now());
        const edited = picture === undefined ? filled : { ...filled, picture };
        const values = { before: productToWire(before), after: productToWire(edited) };
        await checkVersion(tx, { what: 'product', version, stored: before, values });
        const after = { ...edited, ...nextStamp(before, actor, now()) };
        await tx.updateTable('products').set(after).where('id', '=', id).execute();
        await recountMoved(tx, [{ from: before.category, to: after.category }], { actor, at: now() });
        const details = { before: auditedProduct(before), after: auditedProduct(after) };
        await record(tx, { actor, action: 'product.update', subject: id, details });
        return oneProductToWire(tx, after);
      });
    },

    /** Marks the product as deleted; carts and orders still refer to the row (P16). @throws Failure 404; 409 for a stale version */
    async remove(id: string, version: number | undefined, actor: string): Promise<void> {
      await inTransaction(db, async (tx) => {
        const before = await lockProduct(tx, id);
        const values = { before: productToWire(before) };
        await checkVersion(tx, { what: 'product', version, stored: before, values });
        await tx.updateTable('products').set({ deleted_at: now() }).where('id', '=', id).execute();
        await recountMoved(tx, [{ from: before.category, to: null }], { actor, at: now() });
        const details = { before: auditedProduct(before) };
        await record(tx, { actor, action: 'product.delete', subject: id, details });
      });
    },
  };
}
