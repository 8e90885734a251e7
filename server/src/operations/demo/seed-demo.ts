import { demoCatalogue } from '@storefront/demo/catalogue/demo-catalogue';
import type { DemoCatalogue } from '@storefront/demo/catalogue/types';
import { toPaisa } from '@storefront/shared/rules/money';
import { textKey } from '@storefront/shared/rules/text';
import { storeTypes } from '../../catalogue/closet/closet-types';
import { recountCategories } from '../../catalogue/menu/menu-categories';
import { raiseDataVersion } from '../../platform/db/counters';
import type { Database, Reader, Tx } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import type { MediaStore } from '../../platform/media/media-store';
import { copyDemoPictures } from './copy-pictures';
import {
  cellRows,
  closetRows,
  couponRows,
  galleryRows,
  locationRows,
  optionGroupRows,
  productRows,
} from './demo-rows';
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

/** Sets the limits of the places, after the orders of the demo, which were placed without them (C265). */
async function limitPlaces(tx: Tx, { places }: DemoCatalogue, at: number): Promise<void> {
  const paisa = (rupees: number | undefined) => (rupees === undefined ? null : toPaisa(rupees));
  for (const { address, minimumOrder, freeAbove, isInactive } of places)
    await tx
      .updateTable('locations')
      .set({
        minimum_paisa: paisa(minimumOrder),
        free_from_paisa: paisa(freeAbove),
        inactive_since: isInactive ? at : null,
      })
      .where('name_key', '=', textKey(address))
      .execute();
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
  const pictures = await copyDemoPictures(store, picturesOf(catalogue));
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
    const cells = cellRows(catalogue, pieces);
    if (cells.length > 0) await tx.insertInto('closet_cells').values(cells).execute();
    await storeTypes(tx, pieces);
    await tx
      .insertInto('gallery_images')
      .values(galleryRows(catalogue, pictures, at))
      .execute();
    await tx.insertInto('locations').values(locationRows(catalogue, at)).execute();
    const coupons = couponRows(catalogue, at);
    if (coupons.length > 0) await tx.insertInto('coupons').values(coupons).execute();
    if (withLife) await seedLife(tx, catalogue, at);
    await limitPlaces(tx, catalogue, at);
    await raiseDataVersion(tx);
    return true;
  });
}
