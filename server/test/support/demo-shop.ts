import { demoCatalogue } from '@storefront/demo/catalogue/demo-catalogue';
import { closetRows, locationRows, optionGroupRows, productRows } from '../../src/operations/demo/demo-rows';
import { seedLife } from '../../src/operations/demo/seed-life';
import type { Database } from '../../src/platform/db/database';
import { inTransaction } from '../../src/platform/db/transaction';
import { testPicture } from './stock-shop';

/** Fills an empty database with the demo and its life, without picture files. @param now in milliseconds */
export async function fillWithDemo(db: Database, now: number): Promise<void> {
  const dishes = demoCatalogue.categories.flatMap((category) => category.dishes);
  const colours = demoCatalogue.pieces.flatMap((piece) => piece.colours);
  const pictures = new Map([...dishes, ...colours].map(({ picture }) => [picture, testPicture]));
  const groups = optionGroupRows(demoCatalogue, now);
  await inTransaction(db, async (tx) => {
    await tx.insertInto('option_groups').values(groups).execute();
    await tx
      .insertInto('products')
      .values(productRows(demoCatalogue, pictures, groups, now))
      .execute();
    await tx
      .insertInto('closet_items')
      .values(closetRows(demoCatalogue, pictures, now))
      .execute();
    await tx.insertInto('locations').values(locationRows(demoCatalogue, now)).execute();
    await seedLife(tx, demoCatalogue, now);
  });
}
