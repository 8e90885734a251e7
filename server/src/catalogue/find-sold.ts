import type { Reader } from '../platform/db/database';
import type { Sold } from './sold';
import { soldItem, soldProduct } from './sold-from-row';

type Type = Sold['type'];

/** What was found, by id. */
export interface SoldById {
  /** The thing with this id, of the type that is expected or else of the other: §7's orders name no type (C8). */
  get(id: string, type: Type): Sold | undefined;
}

/** Reads products and closet items by their ids, deleted ones too, in two queries. */
export async function findSold(db: Reader, ids: readonly string[]): Promise<SoldById> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return { get: () => undefined };
  const products = await db.selectFrom('products').selectAll().where('id', 'in', wanted).execute();
  const items = await db.selectFrom('closet_items').selectAll().where('id', 'in', wanted).execute();
  const found = {
    product: new Map(products.map((row) => [row.id, soldProduct(row)])),
    closet: new Map(items.map((row) => [row.id, soldItem(row)])),
  };
  const other = { product: 'closet', closet: 'product' } as const;
  return { get: (id, type) => found[type].get(id) ?? found[other[type]].get(id) };
}
