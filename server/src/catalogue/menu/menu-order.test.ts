import { type SignedIn, startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeProduct } from '../../../test/support/stock-shop';
import { readDataVersion } from '../../platform/db/counters';

let server: TestServer;
let staff: SignedIn;
beforeEach(async () => {
  server = await startTestServer();
  staff = await server.asAdmin();
});
afterEach(() => server.close());

/** Stores dishes by category, with gaps between the positions of a category, and returns ids by name. */
async function storeMenu(menu: Readonly<Record<string, readonly string[]>>): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  const dishes = Object.entries(menu).flatMap(([category, names]) =>
    names.map((name) => ({ category, name })),
  );
  for (const [position, { category, name }] of dishes.entries())
    ids[name] = await storeProduct(server.db, { name, category, position: position * 2 });
  return ids;
}

const DRINKS = { Coffee: ['Espresso', 'Latte', 'Mocha'], Tea: ['Masala', 'Green'], Bakery: ['Croissant'] };

const menu = async () =>
  Object.fromEntries(
    (await server.guest().call('listMenu', {})).body.data.map(({ _id, products }) => [
      _id,
      products.map(({ name }) => name),
    ]),
  );
const categories = async () => Object.keys(await menu());

const move = (id: string | undefined, before: string | null | undefined, client = staff.client) =>
  client.send('moveProduct', { params: { id: id ?? '' }, body: { before } });
const moveGroup = (category: string, before: string | null, client = staff.client) =>
  client.send('moveCategory', { body: { category, before } });

test('C313: a moved dish stands there for customers at once, and the other categories stay as they are', async () => {
  const ids = await storeMenu(DRINKS);
  const version = await readDataVersion(server.db);
  expect((await move(ids.Mocha, ids.Espresso)).status).toBe(200);
  expect(await menu()).toEqual({ ...DRINKS, Coffee: ['Mocha', 'Espresso', 'Latte'] });
  expect((await move(ids.Mocha, null)).status).toBe(200);
  expect(await menu()).toEqual(DRINKS);
  expect(await readDataVersion(server.db)).toBe(version + 2);
});

test('C313: a move raises no version: an open form of the dish can still be saved', async () => {
  const ids = await storeMenu(DRINKS);
  await move(ids.Latte, ids.Espresso);
  const saved = await staff.client.send('updateProduct', {
    params: { id: ids.Latte ?? '' },
    body: { name: 'Cafe Latte', version: 1 },
  });
  expect(saved.status).toBe(200);
  expect((await menu()).Coffee).toEqual(['Cafe Latte', 'Espresso', 'Mocha']);
});

test('C313: categories move among themselves with all their dishes', async () => {
  await storeMenu(DRINKS);
  expect((await moveGroup('Bakery', 'Coffee')).status).toBe(200);
  expect(await categories()).toEqual(['Bakery', 'Coffee', 'Tea']);
  expect((await moveGroup('Bakery', null)).status).toBe(200);
  expect(await menu()).toEqual(DRINKS);
  expect(await categories()).toEqual(['Coffee', 'Tea', 'Bakery']);
});

test('C313: a category keeps its place when its first dish leaves, and a renamed one takes it over', async () => {
  const ids = await storeMenu(DRINKS);
  await staff.client.call('deleteProduct', { params: { id: ids.Espresso ?? '' } });
  expect(await categories()).toEqual(['Coffee', 'Tea', 'Bakery']);
  const items = [ids.Latte, ids.Mocha].map((_id) => ({ _id: _id ?? '' }));
  await staff.client.call('changeProducts', { body: { items, category: 'Coffee bar' } });
  expect(await menu()).toEqual({
    'Coffee bar': ['Latte', 'Mocha'],
    Tea: ['Masala', 'Green'],
    Bakery: ['Croissant'],
  });
  expect(await categories()).toEqual(['Coffee bar', 'Tea', 'Bakery']);
});

test('C313: a new dish comes last in its category, and a new category last on the menu', async () => {
  const ids = await storeMenu(DRINKS);
  await move(ids.Mocha, ids.Espresso);
  await moveGroup('Bakery', 'Coffee');
  for (const [name, category] of [
    ['Flat White', 'coffee'],
    ['Momo', 'Snacks'],
  ] as const)
    await staff.client.send('addProduct', { body: { name, price: '100', category } });
  expect((await menu()).Coffee).toEqual(['Mocha', 'Espresso', 'Latte', 'Flat White']);
  expect(await categories()).toEqual(['Bakery', 'Coffee', 'Tea', 'Snacks']);
});

test.each([
  [
    'its form',
    (id: string) => staff.client.send('updateProduct', { params: { id }, body: { category: 'Bakery' } }),
  ],
  [
    'a change of several',
    (id: string) =>
      staff.client.call('changeProducts', { body: { items: [{ _id: id }], category: 'Bakery' } }),
  ],
])('C313: a dish that changes its category by %s comes last there', async (_how, change) => {
  const ids = await storeMenu(DRINKS);
  expect((await change(ids.Espresso ?? '')).status).toBe(200);
  expect(await menu()).toEqual({ ...DRINKS, Coffee: ['Latte', 'Mocha'], Bakery: ['Croissant', 'Espresso'] });
  expect(await categories()).toEqual(['Coffee', 'Tea', 'Bakery']);
});

test('C313: moves of two people at once both count, and no dish is lost', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Dish ${index}`);
  const ids = await storeMenu({ Coffee: names });
  const other = await server.asAdmin();
  const moves = [11, 10, 9, 8].map((from, turn) =>
    move(ids[`Dish ${from}`], ids['Dish 0'], turn % 2 === 0 ? staff.client : other.client),
  );
  const added = other.client.send('addProduct', { body: { name: 'New', price: '1', category: 'Coffee' } });
  const answers = await Promise.all([...moves, added, moveGroup('Coffee', null)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const after = (await menu()).Coffee ?? [];
  expect([...after].sort()).toEqual([...names, 'New'].sort());
  expect(after.slice(0, 4).sort()).toEqual(['Dish 10', 'Dish 11', 'Dish 8', 'Dish 9']);
  expect(after.slice(4)).toEqual([...names.slice(0, 8), 'New']);
  const places = await server.db.selectFrom('products').select('position').execute();
  expect(new Set(places.map(({ position }) => position)).size).toBe(13);
});

test('C313: dishes that came at the same moment and share a position can be moved apart', async () => {
  const ids = await Promise.all(
    ['a', 'b', 'c'].map((id) => storeProduct(server.db, { id: `same-${id}`, name: id, position: 3 })),
  );
  expect((await move(ids[2], ids[1])).status).toBe(200);
  expect((await menu()).Coffee).toEqual(['a', 'c', 'b']);
});

test('C313: a repeat changes nothing and leaves no second entry; the audit names both places', async () => {
  const ids = await storeMenu(DRINKS);
  for (const _ of [1, 2]) expect((await move(ids.Mocha, ids.Espresso)).status).toBe(200);
  for (const _ of [1, 2]) expect((await moveGroup('Tea', 'Coffee')).status).toBe(200);
  const { data } = (await staff.client.call('listAudit', {})).body;
  const about = data.filter(({ action }) => action.endsWith('.move'));
  expect(about.map(({ action, name, by, changes }) => ({ action, name, by, changes }))).toEqual(
    expect.arrayContaining([
      {
        ...{ action: 'product.move', name: 'Mocha', by: expect.any(String) },
        changes: [
          { field: 'place', before: 3, after: 1 },
          { field: 'category', before: null, after: 'Coffee' },
        ],
      },
      {
        ...{ action: 'category.move', name: 'Tea', by: expect.any(String) },
        changes: [{ field: 'place', before: 2, after: 1 }],
      },
    ]),
  );
  expect(about).toHaveLength(2);
});

test('C313: who may not edit the menu cannot move anything', async () => {
  const ids = await storeMenu(DRINKS);
  const { client } = await server.asAdmin('kitchen');
  expect((await move(ids.Mocha, ids.Espresso, client)).status).toBe(403);
  expect((await moveGroup('Tea', 'Coffee', client)).status).toBe(403);
  expect((await client.call('getMenuOrder', {})).status).toBe(403);
  expect((await move(ids.Mocha, ids.Espresso, server.guest())).status).toBe(401);
  expect(await menu()).toEqual(DRINKS);
});

test('C313: a wrong target is refused, and the field is named', async () => {
  const ids = await storeMenu(DRINKS);
  const refused = async (answer: ReturnType<typeof move>) => {
    const { status, body } = await answer;
    return [status, body.errors?.[0]?.field];
  };
  for (const before of ['nobody', ids.Masala, ids.Latte, 7, undefined])
    expect(await refused(move(ids.Latte, before as string))).toEqual([400, 'before']);
  expect(await refused(moveGroup('Nothing', 'Tea'))).toEqual([400, 'category']);
  for (const before of ['Nothing', 'Tea'])
    expect(await refused(moveGroup('Tea', before))).toEqual([400, 'before']);
  expect((await move('nobody', null)).status).toBe(404);
  await staff.client.call('deleteProduct', { params: { id: ids.Latte ?? '' } });
  expect((await move(ids.Latte, null)).status).toBe(404);
  expect(await refused(move(ids.Mocha, ids.Latte))).toEqual([400, 'before']);
});

test('C313: staff read the categories with their dishes, a page at a time, also dishes without a category', async () => {
  await storeMenu({ '': ['Water'], Coffee: ['Espresso', 'Latte', 'Mocha'] });
  await storeProduct(server.db, { name: 'Flight', ugage: 'disable', position: 9 });
  const read = async (query: object) => {
    const { dishes, ...rest } = (await staff.client.call('getMenuOrder', { query })).body.data;
    return { ...rest, dishes: dishes.map(({ name }) => name) };
  };
  const all = [
    { title: '', dishes: 1 },
    { title: 'Coffee', dishes: 4 },
  ];
  expect(await read({})).toEqual({ categories: all, dishes: [] });
  expect(await read({ category: '' })).toEqual({ categories: all, dishes: ['Water'] });
  expect(await read({ category: 'Coffee', limit: 3 })).toEqual({
    categories: all,
    dishes: ['Espresso', 'Latte', 'Mocha'],
  });
  expect(await read({ category: 'Coffee', limit: 3, page: 2 })).toEqual({
    categories: all,
    dishes: ['Flight'],
  });
});

test('C313: the list of staff comes in the order of the menu if they ask for it, and the sold-out list too', async () => {
  const ids = await storeMenu(DRINKS);
  await move(ids.Mocha, ids.Espresso);
  await moveGroup('Bakery', 'Coffee');
  const names = async (query: object) =>
    (await staff.client.call('listAdminProducts', { query })).body.data.map(({ name }) => name);
  const inOrder = ['Croissant', 'Mocha', 'Espresso', 'Latte', 'Masala', 'Green'];
  expect(await names({ sort: 'menu' })).toEqual(inOrder);
  expect(await names({ sort: 'menu', limit: 2, page: 2 })).toEqual(inOrder.slice(2, 4));
  expect(await names({ sort: 'menu', search: 'm' })).toEqual(['Mocha', 'Masala']);
  await server.db.updateTable('products').set({ sold_out: 1 }).execute();
  const { data } = (await server.guest().call('listSoldOut', {})).body;
  expect(data.map(({ name }) => name)).toEqual(inOrder);
});

test('C313: a shop from before keeps the order that its customers saw, through edits and additions', async () => {
  // As an older program left it: the place of a category is the position of its first dish, and two may be equal.
  await storeProduct(server.db, { name: 'Latte', position: 9 });
  const id = await storeProduct(server.db, { name: 'Espresso', position: 5 });
  await storeProduct(server.db, { name: 'Masala', category: 'Tea', position: 5 });
  await storeProduct(server.db, { name: 'Croissant', category: 'Bakery', position: 0 });
  for (const [title, place] of Object.entries({ Coffee: 5, Tea: 5, Bakery: 0 }))
    await server.db.updateTable('menu_categories').set({ place }).where('title', '=', title).execute();
  const seen = { Bakery: ['Croissant'], Coffee: ['Espresso', 'Latte'], Tea: ['Masala'] };
  const entries = async () => Object.entries(await menu());
  expect(await entries()).toEqual(Object.entries(seen));
  await staff.client.send('updateProduct', { params: { id }, body: { price: '130' } });
  expect(await entries()).toEqual(Object.entries(seen));
  await staff.client.send('addProduct', { body: { name: 'Momo', price: '1', category: 'Snacks' } });
  expect(await entries()).toEqual(Object.entries({ ...seen, Snacks: ['Momo'] }));
  await moveGroup('Tea', 'Coffee');
  expect(await categories()).toEqual(['Bakery', 'Tea', 'Coffee', 'Snacks']);
});

/** What a happy hour and a mealtime of Tea are, and who makes it. */
const TERMS = {
  departments: { Tea: 'bar' },
  mealtimes: { Tea: { from: '07:00', until: '11:00' } },
  happyHours: [{ category: 'Tea', days: [1], from: '15:00', until: '17:00', percent: 20, active: true }],
} as const;

const terms = async () => {
  const { departments, mealtimes, happyHours } = (await server.guest().call('getSettings', {})).body.data;
  return { departments, mealtimes, happyHours };
};
const named = (category: string) => ({
  departments: { [category]: 'bar' },
  mealtimes: { [category]: TERMS.mealtimes.Tea },
  happyHours: [{ ...TERMS.happyHours[0], category }],
});
const setTerms = () =>
  staff.client.send('updateSettings', {
    body: { ...TERMS, happyHours: [{ ...TERMS.happyHours[0], days: [1] }] },
  });
const setCategory = (id: string | undefined, category: string) =>
  staff.client.call('updateProduct', { params: { id: id ?? '' }, body: { category } });

test('C441: a renamed category takes along its place, happy hour, mealtime and department', async () => {
  await storeMenu(DRINKS);
  await setTerms();
  const renamed = await staff.client.send('renameCategory', { body: { category: 'Tea', to: 'Chiya' } });
  expect(renamed.status).toBe(200);
  expect(Object.entries(await menu())).toEqual([
    ['Coffee', DRINKS.Coffee],
    ['Chiya', DRINKS.Tea],
    ['Bakery', DRINKS.Bakery],
  ]);
  expect(await terms()).toEqual(named('Chiya'));
});

test('C441: a category is renamed in other capitals, and not to the name of another one', async () => {
  await storeMenu(DRINKS);
  await setTerms();
  const rename = (category: string, to: string) =>
    staff.client.send('renameCategory', { body: { category, to } });
  expect((await rename('Tea', 'coffee')).status).toBe(400);
  expect((await rename('Nothing', 'Chiya')).status).toBe(400);
  expect((await rename('Tea', 'TEA')).status).toBe(200);
  expect(await categories()).toEqual(['Coffee', 'TEA', 'Bakery']);
  expect(await terms()).toEqual(named('TEA'));
});

test('C441: the dishes of a department that followed from the old name stay with it', async () => {
  await storeMenu(DRINKS);
  await staff.client.send('renameCategory', { body: { category: 'Coffee', to: 'Hot cups' } });
  expect((await terms()).departments).toEqual({ 'Hot cups': 'bar' });
});

test('C441: dishes that all change their category at once, or one by one, rename it', async () => {
  const ids = await storeMenu(DRINKS);
  await setTerms();
  const items = [ids.Masala, ids.Green].map((_id) => ({ _id: _id ?? '' }));
  await staff.client.call('changeProducts', { body: { items, category: 'Chiya' } });
  expect(await terms()).toEqual(named('Chiya'));

  await setCategory(ids.Masala, 'Hot tea');
  expect(await terms()).toEqual(named('Chiya'));
  await setCategory(ids.Green, 'Hot tea');
  expect(await terms()).toEqual(named('Hot tea'));
  expect(await categories()).toEqual(['Coffee', 'Hot tea', 'Bakery']);
});

test('C441: dishes that join another category bring no happy hour to it', async () => {
  const ids = await storeMenu(DRINKS);
  await setTerms();
  await setCategory(ids.Croissant, 'Tea time');
  await setCategory(ids.Masala, 'Tea time');
  await setCategory(ids.Green, 'Tea time');
  expect((await terms()).happyHours).toEqual([TERMS.happyHours[0]]);
  await setCategory(ids.Green, 'Tea');
  await setCategory(ids.Green, 'Coffee');
  expect(await terms()).toEqual(named('Tea'));
});

test('C445: a dish is neither skipped nor repeated when others come or go between two pages', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Dish ${index}`);
  const ids = await storeMenu({ Coffee: names.slice(0, 6), Tea: names.slice(6) });
  const page = async (number: number, after?: string) =>
    (
      await server.guest().call('listMenu', { query: { page: number, limit: 4, ...(after && { after }) } })
    ).body.data.flatMap(({ products }) => products);
  const last = (await page(1)).slice(-3).map(({ _id }) => _id);
  expect((await page(2, last.join())).map(({ name }) => name)).toEqual(names.slice(4, 8));

  for (const name of ['Dish 0', 'Dish 3'])
    await staff.client.call('deleteProduct', { params: { id: ids[name] ?? '' } });
  expect((await page(2, last.join())).map(({ name }) => name)).toEqual(names.slice(4, 8));
  expect((await page(2)).map(({ name }) => name)).toEqual(names.slice(6, 10));

  await storeProduct(server.db, { name: 'New', category: 'Coffee', position: -1 });
  expect((await page(2, last.join())).map(({ name }) => name)).toEqual(names.slice(4, 8));
  expect((await page(2, 'nobody')).map(({ name }) => name)).toEqual(names.slice(5, 9));
  const query = { category: 'Coffee', page: 2, limit: 4, after: last.join() };
  const { dishes } = (await staff.client.call('getMenuOrder', { query })).body.data;
  expect(dishes.map(({ name }) => name)).toEqual(names.slice(4, 6));
});
