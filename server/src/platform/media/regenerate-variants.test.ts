import { openTestDatabase, type TestDatabase } from '../../../test/support/test-database';
import { readDataVersion } from '../db/counters';
import type { StoredPicture } from './picture-record';
import { regenerateVariants } from './regenerate-variants';

const picture = (base: string, widths: number[]): StoredPicture => ({
  base,
  width: 1000,
  height: 800,
  color: '#aabbcc',
  sources: [
    {
      type: 'image/webp',
      srcset: widths.map((width) => ({ url: `/media/${base}-${width}.webp`, width })),
    },
  ],
});

let store: TestDatabase;
beforeEach(async () => {
  store = await openTestDatabase();
});
afterEach(() => store.close());

test('C97: rows are updated when their picture gets more widths, in the gallery and in every colour', async () => {
  const { db } = store;
  const [tea, hoodie] = [picture('aaa', [320]), picture('bbb', [320])];
  await db
    .insertInto('gallery_images')
    .values({ id: 'g', title: '', alt: '', picture: JSON.stringify(tea), created_at: 0, version: 1 })
    .execute();
  const colors = [
    { name: 'Red', hex: '#f00', picture: hoodie },
    { name: 'Tea', hex: null, picture: tea },
  ];
  const item = {
    id: 'c',
    name: 'Hoodie',
    name_key: 'hoodie',
    price_paisa: 1,
    brand: '',
    brand_key: '',
    material: '',
  };
  await db
    .insertInto('closet_items')
    .values({
      ...item,
      division: 'closet',
      description: '',
      stock: 1,
      size_options: '[]',
      category: 'Men',
      gender: '',
      ratings: 4,
      colors: JSON.stringify(colors),
      top_seller: 0,
      created_at: 0,
      deleted_at: null,
      version: 1,
    })
    .execute();

  const newer = picture('aaa', [320, 640]);
  await regenerateVariants(db, [newer]);

  const image = await db.selectFrom('gallery_images').select('picture').executeTakeFirstOrThrow();
  const closet = await db.selectFrom('closet_items').select('colors').executeTakeFirstOrThrow();
  expect(JSON.parse(image.picture)).toEqual(newer);
  expect(JSON.parse(closet.colors)).toEqual([colors[0], { ...colors[1], picture: newer }]);
  expect(await readDataVersion(db)).toBe(1);
});
