import type { MenuGroup } from '@storefront/shared/contract/entities/product';
import { PAGE_SIZES, pageOffset } from '@storefront/shared/rules/paging';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database';
import type { MenuCategoriesTable } from '../../platform/db/list-schema';
import { inOrderOf } from '../../platform/db/lists/in-order-of';
import type { ProductsTable } from '../../platform/db/schema';
import { selectCategories } from './menu-categories';
import { productsToWire } from './product-to-wire';

export interface MenuQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly category?: string | undefined;
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

async function selectParts(db: Reader, parts: readonly Part[]): Promise<ProductsTable[]> {
  if (parts.length === 0) return [];
  const each = parts.map(
    ({ title, offset, limit }) => sql`select * from (
      select id from products where deleted_at is null and category = ${title}
      order by position, id limit ${limit} offset ${offset}) as part`,
  );
  const { rows } = await sql<{ id: string }>`${sql.join(each, sql` union all `)}`.execute(db);
  const ids = rows.map(({ id }) => id);
  return inOrderOf(ids, await db.selectFrom('products').selectAll().where('id', 'in', ids).execute());
}

const namesAll = ({ page = 1, category }: MenuQuery) => page === 1 && !category;

/**
 * Returns one page of the menu: categories in order, each product on one page only (C54, P26). Includes table-only
 * products; the screen hides them elsewhere (C96). The first page of the whole menu also lists the later categories,
 * without products, so that a screen can show all of them at once.
 */
export async function readMenuPage(db: Reader, query: MenuQuery): Promise<MenuGroup[]> {
  const { page = 1, limit = PAGE_SIZES.menu, category } = query;
  const all = await selectCategories(db);
  const categories = category ? all.filter(({ title }) => title === category) : all;
  const rows = await selectParts(db, partsOf(categories, pageOffset(page, limit), limit));
  const products = await productsToWire(db, rows);
  const groups = categories.map(({ title, visible }) => ({
    _id: title,
    products: products.filter((product) => product.category === title),
    count: visible,
  }));
  return groups.filter(({ products }) => namesAll(query) || products.length > 0);
}
