import type { MenuGroup } from '@storefront/shared/contract/entities/product';
import type { DietFilter } from '@storefront/shared/rules/diet-filters';
import { PAGE_SIZES, pageOffset } from '@storefront/shared/rules/paging';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database';
import type { MenuCategoriesTable } from '../../platform/db/list-schema';
import { inOrderOf } from '../../platform/db/lists/in-order-of';
import { pageAfter } from '../../platform/db/lists/page-after';
import type { ProductsTable } from '../../platform/db/schema';
import { selectCategories } from './menu-categories';
import { productsToWire } from './product-to-wire';
import { passesDietSql } from './stored-marks';

export interface MenuQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly category?: string | undefined;
  readonly diet?: readonly DietFilter[] | undefined;
  readonly after?: string | undefined;
}

/** A range of products of one category, after the first `offset`. */
interface Part {
  readonly title: string;
  readonly offset: number;
  readonly limit: number;
}

/** Returns which ranges of which categories are on a page, from the number of products of each. */
function partsOf(categories: readonly MenuCategoriesTable[], offset: number, limit: number): Part[] {
  const parts: Part[] = [];
  let skip = offset;
  let wanted = limit;
  for (const { title, products } of categories) {
    const taken = Math.max(0, Math.min(products - skip, wanted));
    if (taken > 0) parts.push({ title, offset: skip, limit: taken });
    skip = Math.max(0, skip - products);
    wanted -= taken;
  }
  return parts;
}

/** Returns the rows in the order of the ids. */
const selectRows = async (db: Reader, ids: readonly string[]): Promise<ProductsTable[]> =>
  ids.length === 0
    ? []
    : inOrderOf(ids, await db.selectFrom('products').selectAll().where('id', 'in', ids).execute());

async function selectParts(db: Reader, parts: readonly Part[]): Promise<ProductsTable[]> {
  if (parts.length === 0) return [];
  const each = parts.map(
    ({ title, offset, limit }) => sql`select * from (
      select id from products where deleted_at is null and category = ${title}
      order by position, id limit ${limit} offset ${offset}) as part`,
  );
  const { rows } = await sql<{ id: string }>`${sql.join(each, sql` union all `)}`.execute(db);
  return selectRows(
    db,
    rows.map(({ id }) => id),
  );
}

/** Returns a range of all products in the order of the menu. */
export const selectInMenuOrder = async (
  db: Reader,
  offset: number,
  limit: number,
): Promise<ProductsTable[]> => selectParts(db, partsOf(await selectCategories(db), offset, limit));

/** Returns a range of the products of one category, in their order. */
export const selectOfCategory = (db: Reader, { title, offset, limit }: Part): Promise<ProductsTable[]> =>
  selectParts(db, [{ title, offset, limit }]);

/** Returns the products of a page whose marks pass the filters, in the order of the menu. */
async function selectByDiet(db: Reader, { category, diet }: MenuQuery, offset: number, limit: number) {
  const ids = await db
    .selectFrom('products')
    .innerJoin('menu_categories', 'title', 'category')
    .select('id')
    .where('deleted_at', 'is', null)
    .where(passesDietSql(diet))
    .$if(!!category, (query) => query.where('category', '=', category ?? ''))
    .orderBy('place')
    .orderBy('title')
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return selectRows(
    db,
    ids.map(({ id }) => id),
  );
}

const isFiltered = ({ diet = [] }: MenuQuery) => diet.length > 0;
const namesAll = (query: MenuQuery) => (query.page ?? 1) === 1 && !query.category && !isFiltered(query);

/**
 * Returns one page of the menu: categories in order, each product on one page only (C54, P26). Includes table-only
 * products; the screen hides them elsewhere (C96). The first page of the whole menu also lists the later categories,
 * without products, so that a screen can show all of them at once. `count` is that of the whole category, also with
 * filters (C55).
 */
export async function readMenuPage(db: Reader, query: MenuQuery): Promise<MenuGroup[]> {
  const { page = 1, limit = PAGE_SIZES.menu, category } = query;
  const all = await selectCategories(db);
  const categories = category ? all.filter(({ title }) => title === category) : all;
  const rows = await pageAfter(query.after, { offset: pageOffset(page, limit), limit }, (range) =>
    isFiltered(query)
      ? selectByDiet(db, query, range.offset, range.limit)
      : selectParts(db, partsOf(categories, range.offset, range.limit)),
  );
  const products = await productsToWire(db, rows);
  const groups = categories.map(({ title, visible }) => ({
    _id: title,
    products: products.filter((product) => product.category === title),
    count: visible,
  }));
  return groups.filter(({ products }) => namesAll(query) || products.length > 0);
}
