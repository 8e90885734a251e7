import { STEP_MS } from '@storefront/shared/rules/second-factor';
import { textKey } from '@storefront/shared/rules/text';
import { storeTypes } from '../../../src/catalogue/closet/closet-types';
import { recountCategories } from '../../../src/catalogue/menu/menu-categories';
import type { Database } from '../../../src/platform/db/database';
import { inTransaction } from '../../../src/platform/db/transaction';
import type { StoredPicture } from '../../../src/platform/media/picture-record';
import { authenticatorCode } from '../../../src/users/second-factor/authenticator';
import { photograph } from '../../support/photograph';
import { startTestServer } from '../../support/start-test-server';
import { closetItems, gallery, places, products } from './catalogue';
import type { Shop } from './shop';
import { tickingClock } from './ticking-clock';

const paisa = (rupees: number) => Math.round(rupees * 100);
const flag = (value: boolean | undefined) => (value ? 1 : 0);

async function storeProducts(db: Database, picture: StoredPicture): Promise<void> {
  const rows = Object.values(products).map(
    (product, position) =>
      ({
        id: product._id,
        name: product.name,
        name_key: textKey(product.name),
        price_paisa: paisa(product.price),
        category: product.category,
        description: product.description,
        ugage: product.ugage,
        espresso: flag(product.espressoItem),
        sold_out: flag(product.soldOut),
        picture: JSON.stringify(picture),
        position,
        created_at: position,
        deleted_at: null,
        version: 1,
      }) as const,
  );
  await inTransaction(db, async (tx) => {
    await tx.insertInto('products').values(rows).execute();
    await recountCategories(
      tx,
      rows.map(({ category }) => category),
    );
  });
}

async function storeClosetItems(db: Database, picture: StoredPicture): Promise<void> {
  const rows = Object.values(closetItems).map(
    (item, position) =>
      ({
        id: item._id,
        name: item.name,
        name_key: textKey(item.name),
        division: item.division,
        price_paisa: paisa(item.price),
        brand: item.brand,
        brand_key: textKey(item.brand),
        material: item.material,
        description: item.description,
        stock: item.availableStock,
        size_options: JSON.stringify(item.sizeOptions),
        category: item.category,
        gender: item.gender,
        ratings: item.ratings,
        colors: JSON.stringify(item.colors.map((color) => ({ ...color, picture }))),
        top_seller: flag(item.isTopSeller),
        created_at: position,
        deleted_at: null,
        version: 1,
      }) as const,
  );
  await inTransaction(db, async (tx) => {
    await tx.insertInto('closet_items').values(rows).execute();
    await storeTypes(tx, rows);
  });
}

async function storePlaces(db: Database): Promise<void> {
  const rows = Object.values(places).map(({ _id, address, rate }) => ({
    id: _id,
    name: address,
    name_key: textKey(address),
    rate_paisa: paisa(rate),
    created_at: 0,
    version: 1,
  }));
  await db.insertInto('locations').values(rows).execute();
}

async function storeGallery(db: Database, picture: StoredPicture): Promise<void> {
  const rows = Object.values(gallery).map(({ _id, title, alt }, position) => ({
    id: _id,
    title,
    alt,
    picture: JSON.stringify(picture),
    created_at: position,
    version: 1,
  }));
  await db.insertInto('gallery_images').values(rows).execute();
}

/** Starts the real server on its own database, embedded or PostgreSQL. */
export async function openServerShop(): Promise<Shop> {
  const server = await startTestServer();
  Object.defineProperty(server.clock, 'now', { get: tickingClock() });
  const picture = await server.media.ingest(await photograph().jpeg().toBuffer());
  await storeProducts(server.db, picture);
  await storeClosetItems(server.db, picture);
  await storePlaces(server.db);
  await storeGallery(server.db, picture);
  return {
    guest: () => server.guest(),
    admin: async () => (await server.asAdmin()).client,
    authenticatorCode: (secret, steps = 0) => authenticatorCode(secret, server.clock.now + steps * STEP_MS),
    close: () => server.close(),
  };
}
