import { checkout } from '../../../test/support/checkout';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeClosetItem } from '../../../test/support/stock-shop';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const items = [
    { name: 'Oxford Shirt', brand: 'Himal Thread', price_paisa: 1500_00, category: 'Men' },
    { name: 'Plain T-Shirt', brand: 'himal thread', price_paisa: 700_00, category: 'Men' },
    { name: 'Linen Blouse', brand: 'Kantha', price_paisa: 1500_00, category: 'Women' },
    { name: 'School Socks', brand: 'Kantha', price_paisa: 90_50, category: 'Kids' },
    { name: 'Trail Running Shoe', brand: 'Yeti', price_paisa: 6400_00, category: 'Men', division: 'kicks' },
    { name: 'Sold-off Shirt', brand: 'Yeti', price_paisa: 1_00, category: 'Men', deleted_at: 1 },
  ] as const;
  for (const [index, item] of items.entries()) {
    await storeClosetItem(server.db, { ...item, brand_key: item.brand.toLowerCase(), created_at: -index });
  }
});
afterAll(() => server.close());

const names = async (query = {}) =>
  (await server.guest().call('listClosetItems', { query })).body.data.map(({ name }) => name);

test('the catalogue shows the newest first, both divisions, nothing deleted', async () => {
  expect(await names()).toEqual([
    'Oxford Shirt',
    'Plain T-Shirt',
    'Linen Blouse',
    'School Socks',
    'Trail Running Shoe',
  ]);
});

test.each([
  [{ division: 'kicks' }, ['Trail Running Shoe']],
  [{ category: 'men', division: 'closet' }, ['Oxford Shirt', 'Plain T-Shirt']],
  [{ category: 'Wome' }, []],
  [{ brand: 'HIMAL  Thread' }, ['Oxford Shirt', 'Plain T-Shirt']],
  [{ sort: 'price-asc', division: 'closet', category: 'Men' }, ['Plain T-Shirt', 'Oxford Shirt']],
  [{ sort: 'name-desc', brand: 'Kantha' }, ['School Socks', 'Linen Blouse']],
  [{ search: '%' }, []],
  [{ search: 'sock' }, ['School Socks']],
])('C67: %j narrows and sorts on the server', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test.each([
  ['Shirts', ['Oxford Shirt']],
  ['T-Shirts', ['Plain T-Shirt']],
  ['Running', ['Trail Running Shoe']],
  ['Scarves', []],
])('C66: type %s is derived from the name', async (subtype, expected) => {
  expect(await names({ subtype })).toEqual(expected);
});

test('P26: pages with a type and a sort neither repeat nor skip; after the last comes an empty one', async () => {
  const query = { subtype: 'Shirts', sort: 'price-desc', limit: 1 } as const;
  const more = await Promise.all(
    ['Cotton Shirt', 'Flannel Shirt'].map((name, index) =>
      storeClosetItem(server.db, { name, price_paisa: 1500_00, created_at: -10 - index }),
    ),
  );
  const pages = await Promise.all([1, 2, 3, 4].map((page) => names({ ...query, page })));
  await server.db.deleteFrom('closet_items').where('id', 'in', more).execute();
  expect(new Set(pages.flat())).toEqual(new Set(['Oxford Shirt', 'Cotton Shirt', 'Flannel Shirt']));
  expect(pages.map(({ length }) => length)).toEqual([1, 1, 1, 0]);
});

test('C112: each brand once, spelled as in its newest item; deleted items do not count', async () => {
  const blank = await storeClosetItem(server.db, { brand: '', brand_key: '', created_at: -50 });
  const brands = async (query = {}) => (await server.guest().call('listClosetBrands', { query })).body.data;
  expect(await brands()).toEqual(['Himal Thread', 'Kantha', 'Yeti']);
  expect(await brands({ division: 'closet' })).toEqual(['Himal Thread', 'Kantha']);
  expect(await brands({ division: 'closet', category: 'WOMEN' })).toEqual(['Kantha']);
  await server.db.deleteFrom('closet_items').where('id', '=', blank).execute();
});

test('an item has its sizes as a clean list (C62); an unknown one is 404', async () => {
  const id = await storeClosetItem(server.db, { size_options: '["S, M ,L"]', created_at: -99 });
  const found = await server.guest().call('getClosetItem', { params: { id } });
  expect(found.body.data.sizeOptions).toEqual(['S', 'M', 'L']);
  const missing = await server.guest().call('getClosetItem', { params: { id: 'nothing' } });
  expect([missing.status, missing.body.message]).toEqual([404, 'Item not found']);
});

test('C386: list and item are cached until an order or staff change the stock', async () => {
  const shop = await startTestServer();
  const coat = await storeClosetItem(shop.db, { name: 'Coat', stock: 5 });
  const read = async () => {
    const { body: list } = await shop.guest().call('listClosetItems', {});
    const { body: item } = await shop.guest().call('getClosetItem', { params: { id: coat } });
    return [...list.data, item.data].map(({ availableStock, price }) => [availableStock, price]);
  };
  const [before] = await read();
  await shop.db.updateTable('closet_items').set({ price_paisa: 1_00 }).execute();
  expect(await read()).toEqual([before, before]);
  const order = checkout([{ _id: coat, type: 'closet' }]);
  expect((await shop.guest().call('placeGuestOrder', order)).status).toBe(200);
  expect(await read()).toEqual(Array(2).fill([4, 1]));
  const { client } = await shop.asAdmin();
  await client.call('moveStock', { params: { id: coat }, body: { kind: 'received', pieces: 3 } });
  expect((await read())[0]?.[0]).toBe(7);
  await shop.close();
});
