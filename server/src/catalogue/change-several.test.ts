import { storeDishes } from '../../test/support/import-shop';
import { type SignedIn, startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeClosetItem } from '../../test/support/stock-shop';

let server: TestServer;
let staff: SignedIn;
beforeEach(async () => {
  server = await startTestServer();
  staff = await server.asAdmin();
});
afterEach(() => server.close());

const dishes = () => server.db.selectFrom('products').selectAll().orderBy('position').execute();

async function change(ids: readonly string[], about: object) {
  const body = { items: ids.map((_id) => ({ _id })), ...about };
  return staff.client.call('changeProducts', { body: body as never });
}

test('C435: many dishes get a price, rupees more or less, times, and a mark at once', async () => {
  const ids = await storeDishes(server.db, 2);
  await change(ids, { price: 250.5 });
  expect((await dishes()).map(({ price_paisa }) => price_paisa)).toEqual([250_50, 250_50]);
  await change(ids.slice(0, 1), { priceStep: 20 });
  await change(ids.slice(1), { priceStep: -1000 });
  expect((await dishes()).map(({ price_paisa }) => price_paisa)).toEqual([270_50, 1_00]);
  await change(ids, { mealtime: { from: '07:00', until: '11:00' }, soldOut: 'putBack' });
  expect((await dishes()).map((dish) => [dish.mealtime && JSON.parse(dish.mealtime), dish.sold_out])).toEqual(
    [
      [{ from: '07:00', until: '11:00' }, 1],
      [{ from: '07:00', until: '11:00' }, 1],
    ],
  );
  await change(ids, { mealtime: null, soldOut: null });
  expect((await dishes()).map(({ mealtime, sold_out }) => [mealtime, sold_out])).toEqual([
    [null, 0],
    [null, 0],
  ]);
});

test('C435: an unknown option group, and times that end before they begin, change nothing', async () => {
  const ids = await storeDishes(server.db, 1);
  const refused = await change(ids, { optionGroups: ['nobody'], price: 1 });
  expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'optionGroups']);
  expect((await change(ids, { mealtime: { from: '11:00', until: '07:00' } })).status).toBe(400);
  expect((await change(ids, { remove: false })).status).toBe(400);
  expect((await dishes()).map(({ price_paisa, version }) => [price_paisa, version])).toEqual([[100_00, 1]]);
});

test('C435: many dishes are deleted at once, each with an entry of the audit; one that is gone stops all', async () => {
  const ids = await storeDishes(server.db, 3);
  expect((await change([...ids, 'gone'], { remove: true })).status).toBe(404);
  expect((await change(ids.slice(0, 2), { remove: true })).status).toBe(200);
  expect((await dishes()).map(({ deleted_at }) => deleted_at !== null)).toEqual([true, true, false]);
  const acts = await server.db.selectFrom('audit').select(['action', 'subject']).execute();
  expect(
    acts
      .filter(({ action }) => action === 'product.delete')
      .map(({ subject }) => subject)
      .sort(),
  ).toEqual(ids.slice(0, 2).sort());
  const { body } = await server.guest().call('searchProducts', { query: { q: 'Dish' } });
  expect(body.data.map(({ name }) => name)).toEqual(['Dish 2']);
});

test('C435: pieces are repriced and deleted alike', async () => {
  const ids = [
    await storeClosetItem(server.db, { name: 'Shirt', stock: 7 }),
    await storeClosetItem(server.db, { name: 'Cap', stock: 1 }),
  ];
  const send = (about: object) =>
    staff.client.call('changeClosetItems', { body: { items: ids.map((_id) => ({ _id })), ...about } });
  expect((await send({ price: 900 })).body.data.map(({ price }) => price)).toEqual([900, 900]);
  expect((await send({ priceStep: -100 })).body.data.map(({ price }) => price)).toEqual([800, 800]);
  await send({ remove: true });
  const rows = await server.db.selectFrom('closet_items').select(['deleted_at', 'stock']).execute();
  expect(rows.map(({ deleted_at, stock }) => [deleted_at !== null, stock]).sort()).toEqual([
    [true, 1],
    [true, 7],
  ]);
});
