import { conflict, notFound } from '@storefront/http/failure';
import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { bulkPrice, type PriceChange } from '@storefront/shared/rules/bulk-edit';
import { raiseDataVersion } from '../../platform/db/counters';
import type { Database } from '../../platform/db/database';
import type { ClosetItemsTable } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';
import { nameOf, nextStamp } from '../../platform/edits/check-version';
import { storePieces } from '../import/closet-shop';
import { readItems } from '../import/locked-items';
import type { SeenItems } from '../menu/change-products';
import { selectCells } from './closet-cells';
import { closetItemToWire } from './closet-to-wire';

interface ItemsChange extends PriceChange {
  readonly items: SeenItems;
  /** Deletes them. */
  readonly remove?: true | undefined;
  readonly category?: ClosetItemsTable['category'] | undefined;
  readonly isTopSeller?: boolean | undefined;
}

/**
 * Changes or deletes many pieces in one transaction: all of them, or none (C307, C435). Audits each; stocks stay.
 *
 * @param at ms
 * @throws Failure 404 if one does not exist; 409 if somebody changed one meanwhile
 */
export const changeClosetItems = (
  db: Database,
  { items, remove, category, isTopSeller, ...prices }: ItemsChange,
  actor: string,
  at: number,
): Promise<ClosetItem[]> =>
  inTransaction(db, async (tx) => {
    const ids = items.map(({ _id }) => _id);
    const stored = await readItems(tx, 'closet_items', ids, tx);
    const cells = await selectCells(tx, ids);
    const written = [];
    for (const { _id, version } of items) {
      const before = stored.get(_id);
      if (!before) throw notFound('Item not found');
      if (version !== undefined && version !== before.version)
        throw conflict(
          `${await nameOf(tx, before.updated_by)} changed ${before.name}. Nothing was changed. Reload to see it.`,
        );
      const stock = { stock: before.stock, cells: cells.get(_id) ?? null };
      const after = {
        ...before,
        price_paisa: bulkPrice(before.price_paisa, prices),
        ...(remove && { deleted_at: at }),
        ...(category !== undefined && { category }),
        ...(isTopSeller !== undefined && { top_seller: isTopSeller ? (1 as const) : (0 as const) }),
        ...nextStamp(before, actor, at),
      };
      written.push({ before, after, was: stock, stock });
    }
    await storePieces(tx, written, { actor, at, about: { how: 'several at once' } });
    await raiseDataVersion(tx);
    return written.map(({ after, stock }) => closetItemToWire(after, stock.cells));
  });
