import { sql } from 'kysely';
import type { Reader, Tx } from '../db/database';
import type { MenuCategoriesTable } from '../db/list-schema';

/** Every category of the menu, in its order. */
export const selectCategories = (db: Reader): Promise<MenuCategoriesTable[]> =>
  db.selectFrom('menu_categories').selectAll().orderBy('place').orderBy('title').execute();

/**
 * Counts categories anew after a write to their products, which holds the counter of the data version (`recordChange`)
 * by then: so two writes never count past each other.
 */
export async function recountCategories(tx: Tx, titles: readonly string[]): Promise<void> {
  const touched = [...new Set(titles)];
  await tx.deleteFrom('menu_categories').where('title', 'in', touched).execute();
  await tx
    .insertInto('menu_categories')
    .columns(['title', 'place', 'products', 'visible'])
    .expression(
      tx
        .selectFrom('products')
        .select(({ fn }) => [
          'category',
          fn.min('position').as('place'),
          fn.countAll<number>().as('products'),
          sql<number>`sum(case when ugage = 'enable' then 1 else 0 end)`.as('visible'),
        ])
        .where('deleted_at', 'is', null)
        .where('category', 'in', touched)
        .groupBy('category'),
    )
    .execute();
}
