import { notFound } from '@storefront/http/failure';
import type { DietFilter } from '@storefront/shared/rules/diet-filters';
import { LIMIT_MAX } from '@storefront/shared/rules/paging';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database';
import { inOrderOf } from '../../platform/db/lists/in-order-of';
import type { Page } from '../../platform/db/lists/list';
import { pageOfIds } from '../../platform/db/lists/page-of-ids';
import { lockRows } from '../../platform/db/lock-rows';
import type { ProductsTable } from '../../platform/db/schema';
import { LOOKED_THROUGH, withAlsoFound } from '../also-found';
import { passesDietSql } from './stored-marks';

const offered = (db: Reader) =>
  db.selectFrom('products').selectAll('products').where('deleted_at', 'is', null);

const ORDERS = {
  menu: sql`position, id`,
  newest: sql`created_at desc, position, id`,
} as const;

/**
 * Returns one page of products, optionally filtered by marks (C261): in the order of the menu, or newest first for staff. A
 * search finds those that are named so first (C443).
 */
export async function selectProducts(
  db: Reader,
  order: keyof typeof ORDERS,
  page: Page,
  diet?: readonly DietFilter[],
): Promise<ProductsTable[]> {
  const list = {
    table: 'products',
    text: 'name_key',
    where: sql`deleted_at is null and ${passesDietSql(diet)}`,
    order: ORDERS[order],
  } as const;
  const ids = await withAlsoFound(await pageOfIds(db, list, page), page, async () => {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'name_key', 'category', 'description'])
      .where(sql<boolean>`${list.where}`)
      .orderBy(list.order)
      .limit(LOOKED_THROUGH)
      .execute();
    return rows.map(({ description, ...row }) => ({ ...row, texts: [description] }));
  });
  if (ids.length === 0) return [];
  return inOrderOf(ids, await offered(db).where('id', 'in', ids).execute());
}

/** Returns a product that is not deleted, or null. */
export async function findProduct(db: Reader, id: string): Promise<ProductsTable | null> {
  const row = await offered(db).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Locks a product until the commit. @throws Failure 404 when it does not exist or was deleted */
export async function lockProduct(tx: Tx, id: string): Promise<ProductsTable> {
  const row = await tx
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$call(lockRows(tx))
    .executeTakeFirst();
  if (!row) throw notFound('Product not found');
  return row;
}

/** Returns at most 100 products that staff marked as sold out, or count, in the order of the menu. */
export const selectSoldOut = (db: Reader): Promise<ProductsTable[]> =>
  offered(db)
    .innerJoin('menu_categories', 'title', 'category')
    .where(({ eb, or }) => or([eb('sold_out', '=', 1), eb('pieces_left', 'is not', null)]))
    .orderBy('place')
    .orderBy('title')
    .orderBy('position')
    .orderBy('id')
    .limit(LIMIT_MAX)
    .execute();
