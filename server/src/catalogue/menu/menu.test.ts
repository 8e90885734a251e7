import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeProduct } from '../../../test/support/stock-shop';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const storeMany = async (count: number) => {
  for (let index = 0; index < count; index += 1) {
    const category = ['Coffee', 'Bakery', 'Drinks'][index % 3] ?? '';
    await storeProduct(server.db, {
      name: `Dish ${String(index).padStart(2, '0')}`,
      category,
      position: index,
    });
  }
};

const readMenu = async (query = {}) => (await server.guest().call('listMenu', { query })).body.data;
const namesOf = (groups: Awaited<ReturnType<typeof readMenu>>) =>
  groups.flatMap(({ products }) => products.map(({ name }) => name));

test('§9, C54: 40 products a page, category after category, none twice, and an empty page at the end', async () => {
  await storeMany(90);
  const pages = [];
  for (const page of [1, 2, 3, 4]) pages.push(await readMenu({ page }));
  expect(pages.map((groups) => namesOf(groups).length)).toEqual([40, 40, 10, 0]);
  expect(pages.slice(1).map((groups) => groups.map(({ _id }) => _id))).toEqual([
    ['Bakery', 'Drinks'],
    ['Drinks'],
    [],
  ]);
  expect(new Set(pages.flatMap(namesOf)).size).toBe(90);
});

test('C54: the first page lists every category, later ones without products', async () => {
  await storeMany(90);
  const sizes = (groups: Awaited<ReturnType<typeof readMenu>>) =>
    groups.map(({ _id, products, count }) => [_id, products.length, count]);
  expect(sizes(await readMenu({ page: 1 }))).toEqual([
    ['Coffee', 30, 30],
    ['Bakery', 10, 30],
    ['Drinks', 0, 30],
  ]);
  expect(sizes(await readMenu({ page: 1, category: 'Bakery' }))).toEqual([['Bakery', 30, 30]]);
  expect(await readMenu({ page: 4 })).toEqual([]);
});

test('C55, C96: a category counts the products of the normal menu, and lists table-only ones too', async () => {
  await storeProduct(server.db, { name: 'Espresso', position: 0 });
  await storeProduct(server.db, { name: 'Flight', position: 1, ugage: 'disable' });
  await storeProduct(server.db, { name: 'Latte', position: 2, sold_out: 1 });
  await storeProduct(server.db, { name: 'Gone', position: 3, deleted_at: 5 });
  const [group] = await readMenu();
  expect(group).toMatchObject({ _id: 'Coffee', count: 2 });
  expect(group?.products.map(({ name, ugage, soldOut }) => [name, ugage, soldOut])).toEqual([
    ['Espresso', 'enable', false],
    ['Flight', 'disable', false],
    ['Latte', 'enable', true],
  ]);
});

test.each(['0', '-3', 'abc', '1e309', '1.5', ''])('C74, P67: page %j is page 1', async (page) => {
  await storeMany(3);
  expect(namesOf(await readMenu({ page }))).toHaveLength(3);
});

test('P67: a limit is at most 100', async () => {
  await storeMany(104);
  expect(namesOf(await readMenu({ limit: 100_000 }))).toHaveLength(100);
  expect(namesOf(await readMenu({ limit: 0 }))).toHaveLength(1);
});

test('one category alone', async () => {
  await storeMany(9);
  const groups = await readMenu({ category: 'Bakery' });
  expect(groups).toMatchObject([{ _id: 'Bakery', count: 3 }]);
  expect(await readMenu({ category: "'; drop table products; --" })).toEqual([]);
});

test('§7: one product with its price in rupees and its picture; 404 once it is deleted', async () => {
  const id = await storeProduct(server.db, { name: 'Latte', price_paisa: 210_50, espresso: 1 });
  const { body } = await server.guest().call('getProduct', { params: { id } });
  expect(body.data).toMatchObject({ _id: id, id, name: 'Latte', price: 210.5, espressoItem: true });
  expect(body.data.image).toMatch(/^\/media\/.+\.webp$/);
  expect(body.data.imageSet).not.toHaveProperty('base');
  await server.db.updateTable('products').set({ deleted_at: 1 }).where('id', '=', id).execute();
  expect((await server.guest().call('getProduct', { params: { id } })).status).toBe(404);
  expect((await server.guest().call('getProduct', { params: { id: 'none' } })).status).toBe(404);
});

describe('search', () => {
  const search = async (q: string, page?: number) =>
    (await server.guest().call('searchProducts', { query: { q, page } })).body.data.map(({ name }) => name);

  beforeEach(async () => {
    for (const [position, name] of ['Café Latte', '100% Cacao', 'Iced_Tea', 'Tea\\Milk'].entries())
      await storeProduct(server.db, { name, position });
  });

  test('finds part of a name in any capitals, with or without accents', async () => {
    expect(await search('CAFE')).toEqual(['Café Latte']);
    expect(await search(' latté ')).toEqual(['Café Latte']);
    expect(await search('')).toHaveLength(4);
  });

  test.each([
    ['%', ['100% Cacao']],
    ['_', ['Iced_Tea']],
    ['\\', ['Tea\\Milk']],
    ["' or 1=1 --", []],
    ['(a+)+$', []],
  ])('P66: %j is ordinary text', async (q, names) => {
    expect(await search(q)).toEqual(names);
  });

  test('P66: more than 100 characters are refused, and the field is named', async () => {
    const answer = await server.guest().send('searchProducts', { query: { q: 'a'.repeat(101) } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]?.field).toBe('q');
  });

  test('P67, C175: at most 100 products, the others on the next page', async () => {
    await storeMany(104);
    const first = await search('dish');
    const second = await search('dish', 2);
    expect([first.length, second.length]).toEqual([100, 4]);
    expect(new Set([...first, ...second]).size).toBe(104);
  });
});
