import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallCatalogue } from '@storefront/demo/catalogue/small-catalogue';
import { openTestDatabase, type TestDatabase } from '../../../test/support/test-database';
import { readDataVersion } from '../../platform/db/counters';
import { createFileMediaStore } from '../../platform/media/media-store';
import { seedDemo } from './seed-demo';

let mediaFolder = '';
beforeAll(async () => {
  mediaFolder = await mkdtemp(join(tmpdir(), 'storefront-media-'));
});
afterAll(() => rm(mediaFolder, { recursive: true, force: true }));

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

function seed() {
  const store = createFileMediaStore(mediaFolder);
  return seedDemo({ db: database.db, store, now: () => 1_000, catalogue: smallCatalogue });
}

const count = async (table: 'products' | 'closet_items' | 'gallery_images' | 'locations') =>
  (await database.db.selectFrom(table).select('id').execute()).length;

const counts = () =>
  Promise.all([count('products'), count('closet_items'), count('gallery_images'), count('locations')]);

describe('filling in the demo', () => {
  test('fills an empty database and invalidates cached pages', async () => {
    expect(await seed()).toBe(true);
    expect(await counts()).toEqual([2, 2, 1, 2]);
    expect(await readDataVersion(database.db)).toBe(1);
  });

  test('keeps money in paisa, and every picture with its files', async () => {
    await seed();
    const { db } = database;
    const dish = await db
      .selectFrom('products')
      .selectAll()
      .where('name', '=', 'Espresso')
      .executeTakeFirstOrThrow();
    expect(dish).toMatchObject({
      price_paisa: 13_000,
      category: 'Coffee',
      ugage: 'enable',
      espresso: 1,
      position: 0,
    });
    expect(JSON.parse(dish.picture)).toMatchObject({
      width: 960,
      height: 620,
      sources: [{ type: 'image/avif' }, { type: 'image/webp' }],
    });

    const coat = await db
      .selectFrom('closet_items')
      .selectAll()
      .where('name', '=', 'Chowk overcoat')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(coat.size_options)).toEqual(['S', 'M', 'L', 'XL']);
    expect(JSON.parse(coat.colors)).toMatchObject([
      { name: 'Sand', hex: '#C9A57B', picture: { width: 640 } },
    ]);
  });

  test('does nothing the second time', async () => {
    await seed();
    expect(await seed()).toBe(false);
    expect(await counts()).toEqual([2, 2, 1, 2]);
  });

  test('does not fill again after the owner removed the demo', async () => {
    await seed();
    for (const table of ['products', 'closet_items', 'gallery_images', 'locations'] as const) {
      await database.db.deleteFrom(table).execute();
    }
    expect(await seed()).toBe(false);
    expect(await counts()).toEqual([0, 0, 0, 0]);
  });

  test('two nodes that start at once fill it once', async () => {
    const [first, second] = await Promise.all([seed(), seed()]);
    expect([first, second].sort()).toEqual([false, true]);
    expect(await counts()).toEqual([2, 2, 1, 2]);
  });
});
