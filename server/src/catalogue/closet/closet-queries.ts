import { notFound } from '@storefront/http/failure';
import type { ClosetSort } from '@storefront/shared/rules/closet-catalogue';
import { CLOSET_CATEGORIES, type ClosetCategory } from '@storefront/shared/rules/closet-catalogue';
import { textKey } from '@storefront/shared/rules/text';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database';
import { inOrderOf } from '../../platform/db/lists/in-order-of';
import { pageOfIds } from '../../platform/db/lists/page-of-ids';
import { lockRows } from '../../platform/db/lock-rows';
import type { ClosetItemsTable } from '../../platform/db/schema';
import { LOOKED_THROUGH, withAlsoFound } from '../also-found';
import { idsOfType } from './ids-of-type';

export interface ClosetFilter {
  readonly division?: 'closet' | 'kicks' | undefined;
  readonly category?: string | undefined;
  readonly subtype?: string | undefined;
  readonly brand?: string | undefined;
  readonly search?: string | undefined;
  readonly sort?: ClosetSort | undefined;
}

export interface ClosetPage extends ClosetFilter {
  readonly offset: number;
  readonly limit: number;
}

/** Returns the SQL order of a sort; newest first without one. */
const SORTS: Readonly<Record<ClosetSort | 'newest', RawBuilder<unknown>>> = {
  'price-asc': sql`price_paisa`,
  'price-desc': sql`price_paisa desc`,
  'name-asc': sql`name_key`,
  'name-desc': sql`name_key desc`,
  newest: sql`created_at desc`,
};

/** Returns the categories of a filter: all without one, none for an unknown category (C65). */
export const categoriesOf = (category: string | undefined): readonly ClosetCategory[] =>
  category ? CLOSET_CATEGORIES.filter((one) => textKey(one) === textKey(category)) : CLOSET_CATEGORIES;

function narrowedBy(page: ClosetPage, categories: readonly ClosetCategory[]): RawBuilder<unknown> {
  const conditions = [sql`deleted_at is null`];
  if (page.division) conditions.push(sql`division = ${page.division}`);
  if (page.category) conditions.push(sql`category in (${sql.join(categories)})`);
  if (page.brand) conditions.push(sql`brand_key = ${textKey(page.brand)}`);
  return sql.join(conditions, sql` and `);
}

async function pageOf(db: Reader, page: ClosetPage): Promise<string[]> {
  const categories = categoriesOf(page.category);
  if (categories.length === 0) return [];
  const sort = SORTS[page.sort ?? 'newest'];
  const { subtype = '', brand, search, division, limit, offset } = page;
  if (subtype.trim() !== '')
    return idsOfType(db, { subtype, sort, division, categories, brand, search, limit, offset });
  const list = {
    table: 'closet_items',
    text: 'name_key',
    where: narrowedBy(page, categories),
    order: sql`${sort}, id`,
  } as const;
  return [
    ...(await withAlsoFound(await pageOfIds(db, list, page), page, async () => {
      const rows = await db
        .selectFrom('closet_items')
        .select(['id', 'name_key', 'category', 'brand', 'material', 'description'])
        .where(sql<boolean>`${list.where}`)
        .orderBy(list.order)
        .limit(LOOKED_THROUGH)
        .execute();
      return rows.map(({ id, name_key, category, ...texts }) => ({
        ...{ id, name_key, category },
        texts: Object.values(texts),
      }));
    })),
  ];
}

/**
 * Returns one page of the catalogue (C67). Every order ends with the id, so pages neither repeat nor skip items (P26).
 */
export async function selectClosetItems(db: Reader, page: ClosetPage): Promise<ClosetItemsTable[]> {
  const ids = await pageOf(db, page);
  if (ids.length === 0) return [];
  return inOrderOf(ids, await db.selectFrom('closet_items').selectAll().where('id', 'in', ids).execute());
}

/** Returns an item that is not deleted, or null. */
export async function findClosetItem(db: Reader, id: string): Promise<ClosetItemsTable | null> {
  const row = await db
    .selectFrom('closet_items')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns an item, locked until the commit. @throws Failure 404 when it is unknown or deleted */
export async function lockClosetItem(tx: Tx, id: string): Promise<ClosetItemsTable> {
  const row = await tx
    .selectFrom('closet_items')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$call(lockRows(tx))
    .executeTakeFirst();
  if (!row) throw notFound('Item not found');
  return row;
}
