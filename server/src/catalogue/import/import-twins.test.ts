import type { ImportCheck } from '@storefront/shared/contract/entities/catalogue-import';
import { checkout, withKey } from '../../../test/support/checkout';
import { importForm, storeDishes } from '../../../test/support/import-shop';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { removeOldImports } from './remove-old-imports';

const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;
let staff: SignedIn;
beforeEach(async () => {
  server = await startTestServer();
  staff = await server.asAdmin();
});
afterEach(() => server.close());

async function check(shop: 'product' | 'closet', file: string): Promise<ImportCheck> {
  const { status, body } = await staff.client.send('checkImport', { body: importForm(shop, file) });
  expect([status, body.message]).toEqual([200, 'OK']);
  return body.data as ImportCheck;
}

type Choice = { line: number; do: 'change' | 'add' | 'leave' };

const apply = async (id: string, twins?: Choice[]) =>
  (await staff.client.call('applyImport', { params: { id }, body: { take: 'all', ...(twins && { twins }) } }))
    .body.data;

const undo = (id: string) => staff.client.call('undoImport', { params: { id } });

const menu = async () => {
  const rows = await server.db
    .selectFrom('products')
    .select(['name', 'price_paisa', 'category', 'description'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map(({ name, price_paisa, category }) => [name, price_paisa / 100, category]);
};

const HEAD = 'Item,Rate,Category,Details';

test('C433: the same sheet twice does not double the menu; an empty cell takes nothing away', async () => {
  const sheet = (price: number, about: string) =>
    [HEAD, `Momo,${price},Snacks,${about}`, 'Tea,30,Drinks,'].join('\n');
  const first = await check('product', sheet(100, 'Ten pieces'));
  expect(first.rows.map(({ twin }) => twin)).toEqual([undefined, undefined]);
  await apply(first._id);
  const second = await check('product', sheet(120, ''));
  expect(second.rows.map(({ twin }) => twin)).toEqual([
    {
      ...{ line: null, category: 'Snacks', price: '100', preset: 'change' },
      changes: [{ column: 'price', before: '100', after: '120' }],
    },
    { line: null, category: 'Drinks', price: '30', preset: 'change', changes: [] },
  ]);
  expect(await apply(second._id)).toMatchObject({ added: 0, changed: 1, same: 1, left: 0 });
  expect(await menu()).toEqual([
    ['Momo', 120, 'Snacks'],
    ['Tea', 30, 'Drinks'],
  ]);
  const { description } = await server.db
    .selectFrom('products')
    .select('description')
    .where('name', '=', 'Momo')
    .executeTakeFirstOrThrow();
  expect(description).toBe('Ten pieces');
});

test('C433: staff choose for each row: add another one, or leave it out', async () => {
  await apply((await check('product', `${HEAD}\nMomo,100,Snacks,\nTea,30,Drinks,`))._id);
  const { _id } = await check('product', `${HEAD}\nmomo ,150,Snacks,\nTEA,40,Drinks,`);
  expect(
    await apply(_id, [
      { line: 2, do: 'add' },
      { line: 3, do: 'leave' },
    ]),
  ).toMatchObject({ added: 1, changed: 0, left: 1 });
  expect((await menu()).map(([name, price]) => [name, price])).toEqual([
    ['Momo', 100],
    ['Tea', 30],
    ['momo', 150],
  ]);
});

test('C433: a name twice in the sheet: the later row is left out, or takes the place of the earlier one', async () => {
  const sheet = `${HEAD}\nMomo,100,Snacks,\nMOMO,120,Snacks,\nMomo,90,Lunch,`;
  const { _id, rows } = await check('product', sheet);
  expect(rows.map(({ twin }) => twin && [twin.line, twin.preset])).toEqual([
    undefined,
    [2, 'leave'],
    [3, 'add'],
  ]);
  expect(await apply(_id)).toMatchObject({ added: 2, left: 1 });
  expect(await menu()).toEqual([
    ['Momo', 100, 'Snacks'],
    ['Momo', 90, 'Lunch'],
  ]);
  // Another category with a name of the shop may be another dish: nothing happens by itself.
  const other = await check('product', `${HEAD}\nMomo,200,Dinner,`);
  expect(other.rows[0]?.twin).toMatchObject({ line: null, preset: 'leave' });
});

test('C433: a later row that replaces an earlier one is the only one of both', async () => {
  const { _id } = await check('product', `${HEAD}\nMomo,100,Snacks,\nMomo,120,Snacks,`);
  expect(await apply(_id, [{ line: 3, do: 'change' }])).toMatchObject({ added: 1, left: 1 });
  expect(await menu()).toEqual([['Momo', 120, 'Snacks']]);
});

test('C433: pieces of the closet are compared too, and keep what the sheet does not say', async () => {
  const head = 'Item,For,MRP,Size,Colour,Qty';
  await apply((await check('closet', `${head}\nKurta,Ladies,900,"S, M","Red, Blue",5`))._id);
  const { _id, rows } = await check('closet', `${head}\nKURTA,Women,950,,,`);
  expect(rows[0]?.twin?.changes).toEqual([
    { column: 'name', before: 'Kurta', after: 'KURTA' },
    { column: 'price', before: '900', after: '950' },
  ]);
  expect(await apply(_id)).toMatchObject({ changed: 1 });
  const items = await server.db
    .selectFrom('closet_items')
    .select(['stock', 'price_paisa', 'size_options'])
    .execute();
  expect(items).toEqual([{ stock: 5, price_paisa: 950_00, size_options: '["S","M"]' }]);
});

test('C434: an import is undone as a whole: what it added is gone, what it changed is as before, and a repeat changes nothing', async () => {
  const [id = ''] = await storeDishes(server.db, 1);
  const before = await menu();
  const { _id } = await check('product', `id,name,category,price\n${id},Changed,Coffee,120\n,New,Tea,30`);
  await apply(_id);
  const list = async () => (await staff.client.call('listImports', { query: { shop: 'product' } })).body.data;
  expect(await list()).toMatchObject([{ _id, added: 1, changed: 1, undone: false }]);
  expect((await undo(_id)).status).toBe(200);
  expect(await menu()).toEqual(before);
  expect((await undo(_id)).status).toBe(200);
  expect(await list()).toMatchObject([{ _id, undone: true }]);
  const acts = await server.db
    .selectFrom('audit')
    .select('action')
    .where('action', 'like', 'product.%')
    .execute();
  expect(acts.map(({ action }) => action).sort()).toEqual([
    ...['product.add', 'product.delete', 'product.update', 'product.update'],
  ]);
});

test('C434: once one of its dishes was changed, deleted or ordered, an import stays', async () => {
  const ids = await storeDishes(server.db, 1);
  const { _id } = await check('product', `id,name,price\n${ids[0]},Changed,120\n,New,30`);
  await apply(_id);
  const change = await staff.client.call('updateProduct', {
    params: { id: ids[0] ?? '' },
    body: { price: 70 },
  });
  expect(change.status).toBe(200);
  const refused = await undo(_id);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringMatching(/ changed Changed since. The import stays.$/),
  ]);
  const second = await check('product', 'name,price\nSold,50');
  await apply(second._id);
  const { id } = await server.db
    .selectFrom('products')
    .select('id')
    .where('name', '=', 'Sold')
    .executeTakeFirstOrThrow();
  const order = checkout([{ _id: id, quantity: 1 }]);
  const placed = await server.guest().call('placeGuestOrder', order, withKey());
  expect(placed.status).toBe(200);
  const sold = await undo(second._id);
  expect([sold.status, sold.body.message]).toEqual([409, 'Sold was ordered since. The import stays.']);
  expect((await undo('nobody')).status).toBe(404);
});

test('C434: an undone import gives pieces their stock back; it can be undone for 90 days', async () => {
  const head = 'name,category,price,stock';
  await apply((await check('closet', `${head}\nKurta,Women,900,5`))._id);
  const { id } = await server.db.selectFrom('closet_items').select('id').executeTakeFirstOrThrow();
  const { _id } = await check('closet', `id,name,stock,price\n${id},Kurta,9,800`);
  await apply(_id);
  await removeOldImports(server.db, server.media.store, server.clock.now + 89 * DAY);
  expect((await undo(_id)).status).toBe(200);
  const items = await server.db.selectFrom('closet_items').select(['stock', 'price_paisa']).execute();
  expect(items).toEqual([{ stock: 5, price_paisa: 900_00 }]);
  await removeOldImports(server.db, server.media.store, server.clock.now + 91 * DAY);
  expect(await server.db.selectFrom('imports').select('id').execute()).toEqual([]);
});
