import { sql } from 'kysely';
import { raiseCounter } from '../../platform/db/counters';
import type { Reader, Tx } from '../../platform/db/database';
import type { MenuCategoriesTable } from '../../platform/db/list-schema';

/** Returns the categories of the menu, in order. */
export const selectCategories = (db: Reader): Promise<MenuCategoriesTable[]> =>
  db.selectFrom('menu_categories').selectAll().orderBy('place').orderBy('title').execute();

/** Every recount locks this row until its commit, so that concurrent writes see each other. */
const COUNTED = 'menu-counted';

/** Recounts categories. Every write of a product calls it in its transaction with the changed categories. */
export async function recountCategories(tx: Tx, titles: readonly string[]): Promise<void> {
  const touched = [...new Set(titles)];
  await raiseCounter(tx, COUNTED);
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
