import type { CellsByItem } from '@storefront/shared/ordering/order-effects';
import { findByName, type SellableItem } from '@storefront/shared/ordering/sellable-item';
import { parseSizeOptions } from '@storefront/shared/rules/closet-choice';
import type { OptionGroup } from '@storefront/shared/rules/dish-options';
import { type HappyHour, happyHoursOf } from '@storefront/shared/rules/happy-hours';
import { type Mealtimes, mealtimeOf } from '@storefront/shared/rules/mealtimes';
import { textKey } from '@storefront/shared/rules/text';
import type { Reader } from '../platform/db/database';
import type { ClosetItemsTable, ProductsTable } from '../platform/db/schema';
import { pictureUrl, type StoredPicture } from '../platform/media/picture-record';
import { readHappyHours, readMealtimes } from '../settings/setting-queries';
import { selectCells } from './closet/closet-cells';
import { isSoldOut } from './menu/product-to-wire';
import { groupsOfDishes } from './options/option-group-queries';
import { readStoredColors, readStoredPicture } from './stored-picture';

type Type = SellableItem['type'];

/** A sellable item with its picture; a closet item has its first colour's. */
export type PicturedItem = SellableItem & { readonly picture: StoredPicture | null };

const urlOf = (picture: StoredPicture | null) => (picture ? pictureUrl(picture) : '');

/** What the settings say of categories of dishes. */
export interface CategoryTimes {
  readonly mealtimes: Mealtimes;
  readonly happyHours: readonly HappyHour[];
}

const readTimes = async (db: Reader): Promise<CategoryTimes> => ({
  mealtimes: await readMealtimes(db),
  happyHours: await readHappyHours(db),
});

function fromProduct(
  row: ProductsTable,
  { mealtimes, happyHours }: CategoryTimes,
  optionGroups: readonly OptionGroup[],
): PicturedItem {
  const picture = readStoredPicture(row.picture);
  return {
    type: 'product',
    id: row.id,
    name: row.name,
    pricePaisa: row.price_paisa,
    isDeleted: row.deleted_at !== null,
    ugage: row.ugage,
    soldOut: isSoldOut(row),
    ...(row.sold_out === 1 && { soldOutUntil: row.sold_out_at === null ? 'putBack' : 'opening' }),
    piecesLeft: row.pieces_left,
    mealtime:
      row.mealtime === null ? mealtimeOf({ category: row.category }, mealtimes) : JSON.parse(row.mealtime),
    category: row.category,
    happyHours: happyHoursOf(row.category, happyHours),
    optionGroups,
    image: urlOf(picture),
    picture,
  };
}

function fromClosetItem(row: ClosetItemsTable, cells: CellsByItem): PicturedItem {
  const colors = readStoredColors(row.colors);
  return {
    type: 'closet',
    id: row.id,
    name: row.name,
    pricePaisa: row.price_paisa,
    isDeleted: row.deleted_at !== null,
    stock: row.stock,
    cells: cells.get(row.id) ?? null,
    sizeOptions: parseSizeOptions(row.size_options),
    colors: colors.map(({ name, picture }) => ({ name, image: urlOf(picture) })),
    picture: colors[0]?.picture ?? null,
  };
}

/** Looks up items by id. */
export interface FoundItems {
  /** Returns the item with this id, of this type or else of the other: orders of §7 name no type (C8). */
  get(id: string, type: Type): PicturedItem | undefined;
}

/** Items as they are stored. */
export interface ItemRows {
  readonly products: readonly ProductsTable[];
  readonly items: readonly ClosetItemsTable[];
}

/**
 * Reads products, with their options, when they are served and when they cost less (C255, C263, C274), and closet items, with their cells, by ids;
 * deleted ones too.
 */
export async function findSellable(db: Reader, ids: readonly string[]): Promise<FoundItems> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return { get: () => undefined };
  const products = await db.selectFrom('products').selectAll().where('id', 'in', wanted).execute();
  const items = await db.selectFrom('closet_items').selectAll().where('id', 'in', wanted).execute();
  const isFood = products.length > 0;
  return toSellable(
    db,
    { products, items },
    isFood ? await readTimes(db) : { mealtimes: {}, happyHours: [] },
  );
}

/** Reads what belongs to items that are read already: options of dishes, and cells. @param times of the settings */
export async function toSellable(
  db: Reader,
  { products, items }: ItemRows,
  times: CategoryTimes,
): Promise<FoundItems> {
  const groupsOf = await groupsOfDishes(db, products);
  const cells = await selectCells(
    db,
    items.map(({ id }) => id),
  );
  const found = {
    product: new Map(products.map((row) => [row.id, fromProduct(row, times, groupsOf(row))])),
    closet: new Map(items.map((row) => [row.id, fromClosetItem(row, cells)])),
  };
  const other = { product: 'closet', closet: 'product' } as const;
  return { get: (id, type) => found[type].get(id) ?? found[other[type]].get(id) };
}

/**
 * Returns the id of the one sellable item with this name, of this type, or of the other where none of this type has it
 * (C152); undefined if there is none or more than one (C7).
 */
export async function findIdByName(db: Reader, name: string, type: Type): Promise<string | undefined> {
  const tables = ['products', 'closet_items'] as const;
  for (const table of type === 'product' ? tables : tables.toReversed()) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'name'])
      .where('name_key', '=', textKey(name))
      .where('deleted_at', 'is', null)
      .execute();
    if (rows.length > 0) return findByName(rows, name)?.id;
  }
  return undefined;
}
