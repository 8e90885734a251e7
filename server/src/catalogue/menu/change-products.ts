import { conflict, notFound } from '@storefront/http/failure';
import type { Product } from '@storefront/shared/contract/entities/product';
import { changedPrice } from '@storefront/shared/rules/bulk-edit';
import { raiseDataVersion } from '../../platform/db/counters';
import type { Database } from '../../platform/db/database';
import type { ProductsTable } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';
import { nameOf, nextStamp } from '../../platform/edits/check-version';
import { readItems } from '../import/locked-items';
import { storeProducts } from '../import/product-shop';
import { lastIfMoved, nextPosition, spellCategory } from './product-row';
import { productsToWire } from './product-to-wire';

/** Items of a bulk edit, with the versions that staff saw. */
export type SeenItems = readonly { readonly _id: string; readonly version?: number | undefined }[];

interface ProductsChange {
  readonly items: SeenItems;
  readonly pricePercent?: number | undefined;
  readonly category?: string | undefined;
  readonly ugage?: ProductsTable['ugage'] | undefined;
}

/**
 * Changes many dishes in one transaction: all of them, or none (C307). Audits each.
 *
 * @param at ms
 * @throws Failure 404 if one does not exist; 409 if somebody changed one meanwhile
 */
export const changeProducts = (
  db: Database,
  { items, pricePercent, category, ugage }: ProductsChange,
  actor: string,
  at: number,
): Promise<Product[]> =>
  inTransaction(db, async (tx) => {
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
      const edited = {
        ...before,
        ...(pricePercent !== undefined && { price_paisa: changedPrice(before.price_paisa, pricePercent) }),
        ...(spelled !== undefined && { category: spelled }),
        ...(ugage !== undefined && { ugage }),
        ...nextStamp(before, actor, at),
      };
      written.push({ before, after: lastIfMoved(before, edited, position + written.length) });
    }
    await storeProducts(tx, written, { actor, at, about: { how: 'several at once' } });
    await raiseDataVersion(tx);
    return productsToWire(
      tx,
      written.map(({ after }) => after),
    );
  });
