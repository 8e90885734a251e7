import { badField, notFound } from '@storefront/http/failure';
import type { MenuOrder } from '@storefront/shared/contract/entities/menu-order';
import { moveBefore } from '@storefront/shared/rules/move-before';
import { LIMIT_MAX, pageOffset } from '@storefront/shared/rules/paging';
import { sql } from 'kysely';
import type { Database, Reader, Tx } from '../../platform/db/database';
import { pageAfter } from '../../platform/db/lists/page-after';
import { lockRows } from '../../platform/db/lock-rows';
import { inTransaction } from '../../platform/db/transaction';
import { inParts } from '../import/upsert-rows';
import { recordChange } from '../record-change';
import { lockCategories, selectCategories } from './menu-categories';
import { selectOfCategory } from './menu-page';
import { productsToWire } from './product-to-wire';

interface OrderQuery {
  readonly category?: string | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly after?: string | undefined;
}

/** Returns all categories in order, and a page of the dishes of the named one (C313). */
export async function readMenuOrder(
  db: Reader,
  { category, page = 1, limit = LIMIT_MAX, after }: OrderQuery,
): Promise<MenuOrder> {
  const categories = await selectCategories(db);
  const rows =
    category === undefined
      ? []
      : await pageAfter(after, { offset: pageOffset(page, limit), limit }, (range) =>
          selectOfCategory(db, { title: category, ...range }),
        );
  return {
    categories: categories.map(({ title, products, came_from }) => ({
      ...{ title, dishes: products },
      ...(came_from && { cameFrom: came_from }),
    })),
    dishes: await productsToWire(db, rows),
  };
}

/** Who moves something, and when in ms. */
interface Act {
  readonly actor: string;
  readonly at: number;
}

/** Places before and after a move, from 1, as the audit keeps them. */
const placesOf = <T>(before: readonly T[], after: readonly T[], moved: T) => ({
  before: { place: before.indexOf(moved) + 1 },
  after: { place: after.indexOf(moved) + 1 },
});

/** Stores positions of dishes that are locked, in few statements. */
async function storePositions(
  tx: Tx,
  positions: readonly { readonly id: string; readonly position: number }[],
): Promise<void> {
  for (const part of inParts(positions)) {
    const cases = part.map(({ id, position }) => sql`when ${id} then ${sql.lit(position)}`);
    await tx
      .updateTable('products')
      .set({ position: sql<number>`case id ${sql.join(cases, sql` `)} end` })
      .where(
        'id',
        'in',
        part.map(({ id }) => id),
      )
      .execute();
  }
}

/**
 * Moves a dish before another one of its category, or to its end (C313). The dishes of the category exchange the
 * positions that they have, so that no other category changes. Raises no version: an open form of the dish stays valid.
 * A repeat changes nothing.
 *
 * @throws Failure 404; 400 if `before` is no other dish of its category
 */
export const moveProduct = (
  db: Database,
  id: string,
  before: string | null,
  { actor, at }: Act,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const locked = await tx
      .selectFrom('products')
      .select(['id', 'category', 'position'])
      .where('deleted_at', 'is', null)
      .where('category', '=', (eb) => eb.selectFrom('products').select('category').where('id', '=', id))
      .orderBy('id')
      .$call(lockRows(tx))
      .execute();
    const moved = locked.find((row) => row.id === id);
    if (!moved) throw notFound('Product not found');
    const rows = [...locked].sort((one, other) => one.position - other.position);
    const ids = rows.map((row) => row.id);
    if (before === id || (before !== null && !ids.includes(before)))
      throw badField('before', 'is no other dish of its category');
    const order = moveBefore(ids, id, before);
    let last = Number.NEGATIVE_INFINITY;
    // Two dishes that came at once may have one position.
    const places = rows.map(({ position }) => {
      last = Math.max(position, last + 1);
      return last;
    });
    const stored = new Map(rows.map((row) => [row.id, row.position]));
    const positions = order.map((each, index) => ({ id: each, position: places[index] ?? 0 }));
    if (order.every((each, index) => each === ids[index])) return;
    await storePositions(
      tx,
      positions.filter((one) => one.position !== stored.get(one.id)),
    );
    const details = { category: moved.category, ...placesOf(ids, order, id) };
    await recordChange(tx, { at, actor, action: 'product.move', subject: id, details });
  });

/**
 * Moves a category before another one, or to the end (C313). A repeat changes nothing.
 *
 * @throws Failure 400 if one of them is no category of the menu, or both are the same
 */
export const moveCategory = (
  db: Database,
  { category, before }: { readonly category: string; readonly before: string | null },
  { actor, at }: Act,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockCategories(tx);
    const categories = await selectCategories(tx);
    const titles = categories.map(({ title }) => title);
    if (!titles.includes(category)) throw badField('category', 'is no category of the menu');
    if (before === category || (before !== null && !titles.includes(before)))
      throw badField('before', 'is no other category of the menu');
    const order = moveBefore(titles, category, before);
    if (order.every((title, place) => title === titles[place])) return;
    const stored = new Map(categories.map(({ title, place }) => [title, place]));
    for (const [place, title] of order.entries())
      if (stored.get(title) !== place)
        await tx.updateTable('menu_categories').set({ place }).where('title', '=', title).execute();
    // Dishes without a category stand under "More" on the menu.
    const subject = category || 'More';
    const details = placesOf(titles, order, category);
    await recordChange(tx, { at, actor, action: 'category.move', subject, details });
  });
