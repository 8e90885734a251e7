import { checkout } from '../../../test/support/checkout';
import type { HttpClient } from '../../../test/support/http-client';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeClosetItem, storeProduct } from '../../../test/support/stock-shop';

let server: TestServer;
let admin: HttpClient;
let latte: string;
let momo: string;
let shirt: string;
beforeEach(async () => {
  server = await startTestServer();
  admin = (await server.asAdmin()).client;
  latte = await storeProduct(server.db, { name: 'Latte' });
  momo = await storeProduct(server.db, { name: 'Momo' });
  shirt = await storeClosetItem(server.db, { name: 'Shirt', stock: 3 });
});
afterEach(() => server.close());

/** Orders a latte, momos and a shirt. */
async function placed() {
  const items = [{ _id: latte }, { _id: momo }, { _id: shirt, type: 'closet' as const }];
  const { body } = await server.guest().call('placeGuestOrder', checkout(items));
  server.clock.now += 1000;
  return body.data._id;
}

const setStatus = (id: string, body: { status: 'processing' | 'cancelled' } & Record<string, unknown>) =>
  admin.send('changeOrderStatus', { params: { id }, body });

/** The names of the dishes that are sold out, with the time since when. */
async function soldOut() {
  const rows = await server.db
    .selectFrom('products')
    .select(['name', 'sold_out_at', 'pieces_left'])
    .where('sold_out', '=', 1)
    .orderBy('name')
    .execute();
  return rows.map((row) => ({ ...row }));
}

test('C228: a cancellation marks dishes of its order as sold out until the next opening, and no others', async () => {
  const tea = await storeProduct(server.db, { name: 'Tea' });
  const id = await placed();
  expect((await setStatus(id, { status: 'cancelled', soldOut: [momo, tea, shirt] })).status).toBe(200);
  expect(await soldOut()).toEqual([{ name: 'Momo', sold_out_at: server.clock.now, pieces_left: null }]);
});

test('C228: a dish that is marked already keeps its mark; one whose pieces staff counted is counted no more', async () => {
  const id = await placed();
  const since = server.clock.now - 60_000;
  const mark = (dish: string, values: object) =>
    server.db.updateTable('products').set(values).where('id', '=', dish).execute();
  await mark(latte, { sold_out: 1, sold_out_at: since });
  await mark(momo, { pieces_left: 5 });
  await setStatus(id, { status: 'cancelled', soldOut: [latte, momo] });
  expect(await soldOut()).toEqual([
    { name: 'Latte', sold_out_at: since, pieces_left: null },
    { name: 'Momo', sold_out_at: server.clock.now, pieces_left: null },
  ]);
});

test('C228: a dish that staff took off until they put it back stays off', async () => {
  const id = await placed();
  const offUntilPutBack = { sold_out: 1, sold_out_at: null } as const;
  await server.db.updateTable('products').set(offUntilPutBack).where('id', '=', momo).execute();
  await setStatus(id, { status: 'cancelled', soldOut: [momo] });
  expect(await soldOut()).toEqual([{ name: 'Momo', sold_out_at: null, pieces_left: null }]);
});

test('C228: an order without sold-out dishes marks none, nor does another status', async () => {
  await setStatus(await placed(), { status: 'cancelled' });
  await setStatus(await placed(), { status: 'processing', soldOut: [momo] });
  expect(await soldOut()).toEqual([]);
});

test('C228: a dish that was deleted since keeps nobody from cancelling', async () => {
  const id = await placed();
  await server.db.updateTable('products').set({ deleted_at: 5 }).where('id', '=', momo).execute();
  expect((await setStatus(id, { status: 'cancelled', soldOut: [latte, momo] })).status).toBe(200);
  expect((await soldOut()).map(({ name }) => name)).toEqual(['Latte']);
});

test('C190, C201: a cancellation of staff has the shop and their reason; back to work the order has neither', async () => {
  const id = await placed();
  const cancelled = await setStatus(id, { status: 'cancelled', cancelReason: 'No gas today' });
  expect(cancelled.body.data).toMatchObject({ cancelledBy: 'shop', cancelReason: 'No gas today' });
  const again = await setStatus(id, { status: 'cancelled', cancelReason: 'Another reason' });
  expect(again.body.data).toMatchObject({ version: 2, cancelReason: 'No gas today' });
  const back = await setStatus(id, { status: 'processing', cancelReason: 'Ignored' });
  expect(back.body.data).toMatchObject({ cancelledBy: null, cancelReason: null });
});

test('C25, P74: the audit has who deleted an order', async () => {
  const id = await placed();
  await admin.call('deleteOrder', { params: { id } });
  const rows = await server.db.selectFrom('audit').select('action').where('subject', '=', id).execute();
  expect(rows.map(({ action }) => action).sort()).toEqual(['order.delete', 'order.place']);
});
