import { demoCatalogue } from '@storefront/demo/catalogue/demo-catalogue';
import type { DemoCatalogue } from '@storefront/demo/catalogue/types';
import { storeTypes } from '../../catalogue/closet/closet-types';
import { recountCategories } from '../../catalogue/menu/menu-categories';
import { raiseDataVersion } from '../../platform/db/counters';
import type { Database, Reader } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import type { MediaStore } from '../../platform/media/media-store';
import { copyPictures } from './copy-pictures';
import { closetRows, galleryRows, locationRows, optionGroupRows, productRows } from './demo-rows';
import { seedLife } from './seed-life';

export interface SeedDemo {
  db: Database;
  store: MediaStore;
  /** Milliseconds since 1970, UTC. */
  now: () => number;
  catalogue?: DemoCatalogue;
  /** Whether customers and orders come too. */
  withLife?: boolean;
}

const MARK = 'demo';

function picturesOf({ categories, pieces, gallery }: DemoCatalogue): string[] {
  const dishes = categories.flatMap((category) => category.dishes);
  const colours = pieces.flatMap((piece) => piece.colours);
  return [...dishes, ...colours, ...gallery].map(({ picture }) => picture);
}

async function isEmpty(db: Reader): Promise<boolean> {
  const product = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  const mark = await db.selectFrom('meta').select('name').where('name', '=', MARK).executeTakeFirst();
  return product === undefined && mark === undefined;
}

/**
 * Fills an empty database with the demo, in one transaction, after copying its pictures into the media store. Does
 * nothing if the database has a product or had the demo before. Returns whether it filled anything.
 */
export async function seedDemo({
  db,
  store,
  now,
  catalogue = demoCatalogue,
  withLife = false,
}: SeedDemo): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const pictures = await copyPictures(store, picturesOf(catalogue));
  const at = now();
  return inTransaction(db, async (tx) => {
    const mark = await tx
      .insertInto('meta')
      .values({ name: MARK, value: String(at) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (mark === undefined) return false;
    const groups = optionGroupRows(catalogue, at);
    await tx.insertInto('option_groups').values(groups).execute();
    const products = productRows(catalogue, pictures, groups, at);
    await tx.insertInto('products').values(products).execute();
    await recountCategories(
      tx,
      products.map(({ category }) => category),
    );
    const pieces = closetRows(catalogue, pictures, at);
    await tx.insertInto('closet_items').values(pieces).execute();
    await storeTypes(tx, pieces);
    await tx
      .insertInto('gallery_images')
      .values(galleryRows(catalogue, pictures, at))
      .execute();
    await tx.insertInto('locations').values(locationRows(catalogue, at)).execute();
    if (withLife) await seedLife(tx, catalogue, at);
    await raiseDataVersion(tx);
    return true;
  });
}
