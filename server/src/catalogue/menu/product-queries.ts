import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database';
import { inOrderOf } from '../../platform/db/lists/in-order-of';
import type { Page } from '../../platform/db/lists/list';
import { pageOfIds } from '../../platform/db/lists/page-of-ids';
import type { ProductsTable } from '../../platform/db/schema';

const offered = (db: Reader) => db.selectFrom('products').selectAll().where('deleted_at', 'is', null);

const ORDERS = {
  menu: sql`position, id`,
  newest: sql`created_at desc, position, id`,
} as const;

/** Returns one page of products, optionally filtered by name: in the order of the menu, or newest first for staff. */
export async function selectProducts(
  db: Reader,
  order: keyof typeof ORDERS,
  page: Page,
): Promise<ProductsTable[]> {
  const list = {
    table: 'products',
    text: 'name_key',
    where: sql`deleted_at is null`,
    order: ORDERS[order],
  } as const;
  const ids = await pageOfIds(db, list, page);
  if (ids.length === 0) return [];
  return inOrderOf(ids, await offered(db).where('id', 'in', ids).execute());
}

/** Returns a product that is not deleted, or null. */
export async function findProduct(db: Reader, id: string): Promise<ProductsTable | null> {
  const row = await offered(db).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}
