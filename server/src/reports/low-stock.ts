import type { SalesReport } from '@storefront/shared/contract/entities/sales-report';
import type { ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import { DEFAULT_LOW_STOCK } from '@storefront/shared/rules/low-stock';
import { nextDayOpening } from '@storefront/shared/rules/next-day-opening';
import type { Reader } from '../platform/db/database';
import { readSettings } from '../settings/setting-queries';

export type LowItem = SalesReport['runsOut'][number];

const MOST = 20;

/** Returns sizes and colours of which a few pieces are left; those that staff have not sorted cannot be ordered (C273). */
const selectCells = (db: Reader, few: number) =>
  db
    .selectFrom('closet_cells')
    .innerJoin('closet_items', 'closet_items.id', 'closet_cells.item_id')
    .select([
      'closet_items.id',
      'name',
      'closet_cells.size',
      'closet_cells.color',
      'closet_cells.stock as left',
    ])
    .where(({ between }) => between('closet_cells.stock', 1, few))
    .where(({ or, eb }) => or([eb('closet_cells.size', '<>', ''), eb('closet_cells.color', '<>', '')]))
    .where('deleted_at', 'is', null)
    .orderBy('closet_cells.stock')
    .orderBy('closet_items.id')
    .orderBy('closet_cells.size')
    .orderBy('closet_cells.color')
    .limit(MOST)
    .execute();

/** Returns items without sizes and colours of which a few pieces are left. */
const selectItems = (db: Reader, few: number) =>
  db
    .selectFrom('closet_items')
    .select(['id', 'name', 'stock as left'])
    .where(({ between }) => between('stock', 1, few))
    .where('deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('closet_cells').select('item_id').whereRef('item_id', '=', 'closet_items.id'))),
    )
    .orderBy('stock')
    .orderBy('id')
    .limit(MOST)
    .execute();

/** Returns dishes that are sold out, or of which staff count a few. */
async function readDishes(db: Reader, settings: ShopSettings, few: number, now: number): Promise<LowItem[]> {
  const dishes = await db
    .selectFrom('products')
    .select(['id', 'name', 'sold_out', 'sold_out_at', 'pieces_left'])
    .where('deleted_at', 'is', null)
    .where('ugage', '=', 'enable')
    .where(({ or, eb }) => or([eb('sold_out', '=', 1), eb('pieces_left', '<=', few)]))
    .orderBy('position')
    .orderBy('id')
    .limit(MOST)
    .execute();
  const opens = dishes.some((dish) => dish.sold_out_at !== null) ? nextDayOpening(now, settings) : null;
  const ofDish = dishes.map((dish) => ({
    _id: dish.id,
    type: 'product' as const,
    name: dish.name,
    size: null,
    color: null,
    left: dish.sold_out === 1 ? 0 : (dish.pieces_left ?? 0),
    backAt: dish.sold_out_at !== null && opens !== null ? new Date(opens).toISOString() : null,
  }));
  return ofDish.sort((a, b) => b.left - a.left);
}

/** Returns what runs out soon: pieces, the fewest first, then dishes (C286, C308). @param now ms */
export async function readLowStock(db: Reader, now: number): Promise<LowItem[]> {
  const settings = await readSettings(db);
  const few = settings.lowStock?.pieces ?? DEFAULT_LOW_STOCK.pieces;
  const [cells, items] = [await selectCells(db, few), await selectItems(db, few)];
  const grids = cells.map((cell) => ({ ...cell, size: cell.size || null, color: cell.color || null }));
  const pieces = [...grids, ...items.map((item) => ({ ...item, size: null, color: null }))]
    .map(({ id, ...piece }) => ({ _id: id, type: 'closet' as const, ...piece, backAt: null }))
    .sort((a, b) => a.left - b.left);
  return [...pieces.slice(0, MOST), ...(await readDishes(db, settings, few, now))];
}
