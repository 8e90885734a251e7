import { conflict, notFound } from '@storefront/http/failure';
import type { Product } from '@storefront/shared/contract/entities/product';
import { bulkPrice, type PriceChange } from '@storefront/shared/rules/bulk-edit';
import type { Mealtime } from '@storefront/shared/rules/mealtimes';
import type { SoldOutUntil } from '@storefront/shared/rules/sold-out';
import { raiseDataVersion } from '../../platform/db/counters';
import type { Database } from '../../platform/db/database';
import type { ProductsTable } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';
import { nameOf, nextStamp } from '../../platform/edits/check-version';
import { readItems } from '../import/locked-items';
import { storeProducts } from '../import/product-shop';
import { checkGroups } from '../options/option-group-queries';
import { withMark } from './mark-sold-out';
import { fillProduct } from './product-input';
import { lastIfMoved, nextPosition, spellCategory } from './product-row';
import { productsToWire } from './product-to-wire';

/** Items of a bulk edit, with the versions that staff saw. */
export type SeenItems = readonly { readonly _id: string; readonly version?: number | undefined }[];

interface ProductsChange extends PriceChange {
  readonly items: SeenItems;
  /** Deletes them. */
  readonly remove?: true | undefined;
  readonly category?: string | undefined;
  readonly ugage?: ProductsTable['ugage'] | undefined;
  readonly optionGroups?: readonly string[] | undefined;
  /** Null removes it. */
  readonly mealtime?: Mealtime | null | undefined;
  /** Null puts them back on sale. */
  readonly soldOut?: SoldOutUntil | null | undefined;
}

/**
 * Changes or deletes many dishes in one transaction: all of them, or none (C307, C435). Audits each.
 *
 * @param at ms
 * @throws Failure 400 for an unknown option group; 404 if one does not exist; 409 if somebody changed one meanwhile
 */
export const changeProducts = (
  db: Database,
  { items, remove, category, optionGroups, mealtime, soldOut, ugage, ...prices }: ProductsChange,
  actor: string,
  at: number,
): Promise<Product[]> =>
  inTransaction(db, async (tx) => {
    // Before the dishes: a deletion of a group locks in this order too.
    await checkGroups(tx, optionGroups);
    const ids = items.map(({ _id }) => _id);
    const stored = await readItems(tx, 'products', ids, tx);
    const spelled = category === undefined ? undefined : await spellCategory(tx, category);
    const position = await nextPosition(tx);
    const written = [];
    for (const { _id, version } of items) {
      const before = stored.get(_id);
      if (!before) throw notFound('Product not found');
      if (version !== undefined && version !== before.version)
        throw conflict(
          `${await nameOf(tx, before.updated_by)} changed ${before.name}. Nothing was changed. Reload to see it.`,
        );
      const filled = {
        ...fillProduct(before, { category: spelled, ugage, optionGroups, mealtime }),
        price_paisa: bulkPrice(before.price_paisa, prices),
        ...(remove && { deleted_at: at }),
      };
      const marked =
        soldOut === undefined ? filled : withMark(filled, { until: soldOut, piecesLeft: null }, at);
      const edited = { ...marked, ...nextStamp(before, actor, at) };
      written.push({ before, after: lastIfMoved(before, edited, position + written.length) });
    }
    await storeProducts(tx, written, { actor, at, about: { how: 'several at once' } });
    await raiseDataVersion(tx);
    return productsToWire(
      tx,
      written.map(({ after }) => after),
    );
  });
