import { textKey } from '@storefront/shared/rules/text';
import type { Insertable } from 'kysely';
import { storeTypes } from '../../src/catalogue/closet/closet-types';
import { recountCategories } from '../../src/catalogue/menu/menu-categories';
import type { Database } from '../../src/platform/db/database';
import { newId } from '../../src/platform/db/ids';
import type { LocationsTable } from '../../src/platform/db/place-schema';
import type { ClosetItemsTable, ProductsTable } from '../../src/platform/db/schema';
import { inTransaction } from '../../src/platform/db/transaction';

/** A picture record without files. */
export const testPicture = {
  base: 'f'.repeat(20),
  width: 800,
  height: 600,
  color: '#aa8866',
  sources: [
    { type: 'image/webp' as const, srcset: [{ url: `/media/${'f'.repeat(20)}-640.webp`, width: 640 }] },
  ],
};

/** Stores a cafe product; 100 rupees by default. */
export async function storeProduct(
  db: Database,
  wanted: Partial<Insertable<ProductsTable>> = {},
): Promise<string> {
  const id = wanted.id ?? newId();
  const name = wanted.name ?? `Dish ${id}`;
  const row = {
    id,
    name,
    name_key: textKey(name),
    price_paisa: 100_00,
    category: 'Coffee',
    description: '',
    ugage: 'enable' as const,
    espresso: 0 as const,
    sold_out: 0 as const,
    picture: JSON.stringify(testPicture),
    position: 0,
    created_at: 0,
    deleted_at: null,
    version: 1,
    ...wanted,
  };
  await inTransaction(db, async (tx) => {
    await tx.insertInto('products').values(row).execute();
    await recountCategories(tx, [row.category]);
  });
  return id;
}

/** Stores a closet item; 1,000 rupees and 10 pieces by default. */
export async function storeClosetItem(
  db: Database,
  wanted: Partial<Insertable<ClosetItemsTable>> = {},
): Promise<string> {
  const id = wanted.id ?? newId();
  const name = wanted.name ?? `Piece ${id}`;
  const row = {
    id,
    name,
    name_key: textKey(name),
    division: 'closet' as const,
    price_paisa: 1000_00,
    brand: 'Himal',
    brand_key: 'himal',
    material: 'Cotton',
    description: '',
    stock: 10,
    size_options: '[]',
    category: 'Men' as const,
    gender: 'Men',
    ratings: 4,
    colors: '[]',
    top_seller: 0 as const,
    created_at: 0,
    deleted_at: null,
    version: 1,
    ...wanted,
  };
  await inTransaction(db, async (tx) => {
    await tx.insertInto('closet_items').values(row).execute();
    await storeTypes(tx, [row]);
  });
  return id;
}

/** Stores a delivery place. */
export async function storePlace(
  db: Database,
  name: string,
  ratePaisa: number,
): Promise<Insertable<LocationsTable>> {
  const place = {
    id: newId(),
    name,
    name_key: name.toLowerCase(),
    rate_paisa: ratePaisa,
    created_at: 0,
    version: 1,
  };
  await db.insertInto('locations').values(place).execute();
  return place;
}
