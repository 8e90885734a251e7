import { sql } from 'kysely';
import { raiseCounter } from '../../platform/db/counters';
import type { Reader, Tx } from '../../platform/db/database';
import type { MenuCategoriesTable } from '../../platform/db/list-schema';

/** Returns the categories of the menu, in order. */
export const selectCategories = (db: Reader): Promise<MenuCategoriesTable[]> =>
  db.selectFrom('menu_categories').selectAll().orderBy('place').orderBy('title').execute();

const COUNTED = 'menu-counted';

/** Locks the categories until the transaction ends: the next one that counts or moves them sees what this one wrote. */
export const lockCategories = (tx: Tx): Promise<number> => raiseCounter(tx, COUNTED);

/**
 * Recounts categories and returns which came and which are gone. Every write of a product does it in its transaction with
 * the changed categories. A category keeps its place; a new one comes last.
 */
export async function recountCategories(
  tx: Tx,
  titles: readonly string[],
): Promise<{ readonly added: readonly string[]; readonly gone: readonly MenuCategoriesTable[] }> {
  const touched = [...new Set(titles)];
  await lockCategories(tx);
  const all = await selectCategories(tx);
  const had = all.filter(({ title }) => touched.includes(title));
  const last = Math.max(-1, ...all.map(({ place }) => place));
  const has = await tx
    .insertInto('menu_categories')
    .columns(['title', 'place', 'products', 'visible'])
    .expression(
      tx
        .selectFrom('products')
        .select(({ fn }) => [
          'category',
          sql<number>`${sql.lit(last)} + row_number() over (order by min(position), category)`.as('place'),
          fn.countAll<number>().as('products'),
          sql<number>`sum(case when ugage = 'enable' then 1 else 0 end)`.as('visible'),
        ])
        .where('deleted_at', 'is', null)
        .where('category', 'in', touched)
        .groupBy('category'),
    )
    .onConflict((conflict) =>
      conflict.column('title').doUpdateSet(({ ref }) => ({
        products: ref('excluded.products'),
        visible: ref('excluded.visible'),
      })),
    )
    .returning('title')
    .execute();
  const gone = had.filter(({ title }) => !has.some((one) => one.title === title));
  for (const { title } of gone) await tx.deleteFrom('menu_categories').where('title', '=', title).execute();
  const added = has.map(({ title }) => title).filter((title) => !had.some((one) => one.title === title));
  return { added, gone };
}
