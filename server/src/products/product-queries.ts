import { contains } from '../db/contains';
import type { Reader } from '../db/database';
import type { ProductsTable } from '../db/schema';

export interface ProductPage {
  readonly offset: number;
  readonly limit: number;
  /** Part of the name, in any capitals; blank finds everything. */
  readonly search?: string | undefined;
}

const offered = (db: Reader, search = '') =>
  db
    .selectFrom('products')
    .selectAll()
    .where('deleted_at', 'is', null)
    .$if(search !== '', (query) => query.where(contains('name_key', search)));

/** Products by name as people look for them, in the order of the menu. */
export const selectProducts = (
  db: Reader,
  { offset, limit, search }: ProductPage,
): Promise<ProductsTable[]> =>
  offered(db, search).orderBy('position').orderBy('id').limit(limit).offset(offset).execute();

/** The same as staff look at them: what was added last stands first. */
export const selectNewestProducts = (
  db: Reader,
  { offset, limit, search }: ProductPage,
): Promise<ProductsTable[]> =>
  offered(db, search)
    .orderBy('created_at', 'desc')
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

/** A product that is offered, or null. */
export async function findProduct(db: Reader, id: string): Promise<ProductsTable | null> {
  const row = await offered(db).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}
