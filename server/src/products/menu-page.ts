import type { MenuGroup } from '@storefront/shared/contract/entities/product';
import { PAGE_SIZES, pageOffset } from '@storefront/shared/rules/paging';
import { sql } from 'kysely';
import type { Reader } from '../db/database';
import { productToWire } from './product-to-wire';

export interface MenuQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly category?: string | undefined;
}

/** Where each category stands on the menu, and how many of its products the normal menu shows (C55). */
const categories = (db: Reader) =>
  db
    .selectFrom('products')
    .select(({ fn }) => [
      'category as title',
      fn.min('position').as('place'),
      sql<number>`sum(case when ugage = 'enable' then 1 else 0 end)`.as('visible'),
    ])
    .where('deleted_at', 'is', null)
    .groupBy('category');

const selectPage = (db: Reader, { page = 1, limit = PAGE_SIZES.menu, category }: MenuQuery) =>
  db
    .selectFrom('products')
    .innerJoin(categories(db).as('categories'), 'categories.title', 'products.category')
    .selectAll('products')
    .select('categories.visible')
    .where('deleted_at', 'is', null)
    .$if(Boolean(category), (query) => query.where('products.category', '=', category ?? ''))
    .orderBy('categories.place')
    .orderBy('categories.title')
    .orderBy('products.position')
    .orderBy('products.id')
    .limit(limit)
    .offset(pageOffset(page, limit))
    .execute();

const selectCategories = (db: Reader) => categories(db).orderBy('place').orderBy('title').execute();

const namesAll = ({ page = 1, category }: MenuQuery) => page === 1 && !category;

/**
 * One page of the menu: categories one after another, each product on one page only (C54, P26). Products for tables
 * only are among them; the page hides them elsewhere (C96). The first page of the whole menu also names the
 * categories that start later, without products, so that a screen can offer every one of them at once.
 */
export async function readMenuPage(db: Reader, query: MenuQuery): Promise<MenuGroup[]> {
  const groups = new Map<string, MenuGroup>();
  for (const row of await selectPage(db, query)) {
    const group = groups.get(row.category) ?? { _id: row.category, products: [], count: row.visible };
    group.products.push(productToWire(row));
    groups.set(row.category, group);
  }
  if (namesAll(query)) {
    for (const { title, visible } of await selectCategories(db)) {
      if (!groups.has(title)) groups.set(title, { _id: title, products: [], count: visible });
    }
  }
  return [...groups.values()];
}
