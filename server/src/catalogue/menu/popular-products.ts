import type { Product } from '@storefront/shared/contract/entities/product';
import { isOrderable } from '@storefront/shared/rules/menu';
import { raiseDataVersion } from '../../platform/db/counters';
import type { Database, Reader } from '../../platform/db/database';
import { inOrderOf } from '../../platform/db/lists/in-order-of';
import { inTransaction } from '../../platform/db/transaction';
import { productsToWire } from './product-to-wire';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** A dish counts from this many orders on: a single large order says nothing (C176). */
const LEAST_ORDERS = 3;

/** The home page shows so many, or none. */
const SHOWN = 4;

/** More than are shown, because some may be sold out today. */
const STORED = 12;

/** The row of `meta` with the ids as JSON, the most sold first. */
const NAME = 'popular-products';

/**
 * Returns the ids of the products sold most since then, without figures. Counts orders that staff accepted: anybody can
 * place a pending one.
 */
async function countSold(db: Reader, since: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select('order_lines.item_id')
    .where('orders.deleted_at', 'is', null)
    .where('orders.status', 'in', ['processing', 'completed'])
    .where('orders.created_at', '>=', since)
    .where('order_lines.item_type', '=', 'product')
    .groupBy('order_lines.item_id')
    .having(({ fn }) => fn.count('orders.id').distinct(), '>=', LEAST_ORDERS)
    .orderBy(({ fn }) => fn.sum('order_lines.quantity'), 'desc')
    .orderBy('order_lines.item_id')
    .limit(STORED)
    .execute();
  return rows.map(({ item_id }) => item_id);
}

async function readStored(db: Reader): Promise<string> {
  const row = await db.selectFrom('meta').select('value').where('name', '=', NAME).executeTakeFirst();
  return row?.value ?? '[]';
}

/** Counts the last seven days again. Only another order of dishes is written, and invalidates cached pages. */
export async function refreshPopularProducts(db: Database, now: number): Promise<void> {
  const value = JSON.stringify(await countSold(db, now - WEEK_MS));
  if (value === (await readStored(db))) return;
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('meta')
      .values({ name: NAME, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    await raiseDataVersion(tx);
  });
}

/** Returns the four products that sold most and can be ordered now; an empty list if there are fewer. */
export async function listPopularProducts(db: Reader): Promise<Product[]> {
  const ids = JSON.parse(await readStored(db)) as string[];
  if (ids.length < SHOWN) return [];
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  const products = (await productsToWire(db, inOrderOf(ids, rows)))
    .filter((product) => isOrderable(product, 'normal'))
    .slice(0, SHOWN);
  return products.length < SHOWN ? [] : products;
}
