import { startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeClosetItem, storeProduct } from '../../test/support/stock-shop';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

/** Stores dishes in the order of the menu: name, category, description. */
async function storeMenu(...dishes: (readonly [name: string, category: string, description?: string])[]) {
  for (const [position, [name, category, description = '']] of dishes.entries())
    await storeProduct(server.db, { name, category, description, position });
}

const find = async (q: string, page?: { page: number; limit: number }) =>
  (await server.guest().call('searchProducts', { query: { q, ...page } })).body.data.map(({ name }) => name);

test('C443: names come first as §5 says, then the category, then what the text says', async () => {
  await storeMenu(
    ['Cookie', 'Bakery', 'Good with a cup of tea'],
    ['Steamed momo', 'Plates'],
    ['Masala chiya', 'Tea'],
    ['Milk tea', 'Drinks'],
    ['Espresso', 'Coffee', 'Strong'],
  );
  expect(await find('tea')).toEqual(['Steamed momo', 'Milk tea', 'Masala chiya', 'Cookie']);
  expect(await find('TEA ')).toEqual(await find('tea'));
  expect(await find('steam')).toEqual(['Steamed momo']);
  expect(await find('nothing')).toEqual([]);
});

test('C443: pages of a search neither repeat nor skip, across names and the rest', async () => {
  await storeMenu(['A', 'Tea'], ['Tea one', 'Drinks'], ['B', 'Tea'], ['Tea two', 'Drinks'], ['C', 'Tea']);
  const pages = await Promise.all([1, 2, 3, 4].map((page) => find('tea', { page, limit: 2 })));
  expect(pages).toEqual([['Tea one', 'Tea two'], ['A', 'B'], ['C'], []]);
  const odd = await Promise.all([1, 2, 3].map((page) => find('tea', { page, limit: 3 })));
  expect(odd).toEqual([['Tea one', 'Tea two', 'A'], ['B', 'C'], []]);
});

test('C443: one typing error still finds, if nothing is written so', async () => {
  await storeMenu(['Cappuccino', 'Coffee'], ['Chef’s T-momo', 'Plates'], ['क़ॉफ़ी', 'Coffee']);
  for (const typed of ['capuccino', 'cappuccnio', 'Cappucino'])
    expect(await find(typed)).toEqual(['Cappuccino']);
  expect(await find("chef's t–momo")).toEqual(['Chef’s T-momo']);
  expect(await find('कॉफी')).toEqual(['क़ॉफ़ी']);
  expect(await find('kapucino')).toEqual([]);
});

test('C443: other marks and blanks in a name are found right after what §5 finds', async () => {
  await storeMenu(
    ['Salted pretzel', 'Bakery', 'Good with a Coca cola'],
    ['Chow mein box', 'Plates'],
    ['Chow–Mein', 'Plates'],
    ['Coca‑Cola®', 'Drinks'],
    ['Cocoa mocha', 'Coffee', 'A double espresso'],
    ['Espresso', 'Coffee'],
  );
  expect(await find('espresso!')).toEqual(['Espresso', 'Cocoa mocha']);
  expect(await find('chow mein')).toEqual(['Chow mein box', 'Chow–Mein']);
  expect(await find('chowmein')).toEqual(['Chow mein box', 'Chow–Mein']);
  expect(await find('coca cola')).toEqual(['Coca‑Cola®', 'Salted pretzel']);
});

test('C443: staff find dishes and pieces of the closet so too', async () => {
  const { client } = await server.asAdmin();
  await storeMenu(['Cappuccino', 'Coffee']);
  await storeClosetItem(server.db, { name: 'Winter coat', brand: 'Hinwa' });
  const dishes = await client.call('listAdminProducts', { query: { search: 'capuccino' } });
  expect(dishes.body.data.map(({ name }) => name)).toEqual(['Cappuccino']);
  for (const search of ['hinwa', 'wintre'])
    expect(
      (await client.call('listClosetItems', { query: { search } })).body.data.map(({ name }) => name),
    ).toEqual(['Winter coat']);
});
