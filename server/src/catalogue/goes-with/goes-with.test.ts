import { checkout } from '../../../test/support/checkout';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeClosetItem, storeProduct } from '../../../test/support/stock-shop';
import { readDataVersion } from '../../platform/db/counters';
import { refreshGoesWith } from './goes-with';

const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;
let latte: string;
let croissant: string;
let momo: string;
beforeEach(async () => {
  server = await startTestServer();
  latte = await storeProduct(server.db, { name: 'Latte' });
  croissant = await storeProduct(server.db, { name: 'Croissant' });
  momo = await storeProduct(server.db, { name: 'Momo' });
});
afterEach(() => server.close());

type Status = 'pending' | 'completed';

/** Places so many orders of these items, and gives them a status. */
async function order(times: number, ids: readonly string[], status: Status = 'completed') {
  const { client: staff } = await server.asAdmin();
  const { client } = await server.asCustomer(`Asha ${Math.random()}`);
  for (let turn = 0; turn < times; turn += 1) {
    const { body } = await client.call('placeOrder', checkout(ids.map((_id) => ({ _id, quantity: 1 }))));
    await staff.call('changeOrderStatus', { params: { id: body.data._id }, body: { status } });
  }
}

const count = () => refreshGoesWith(server.db, server.clock.now);

async function goesWith(...ids: readonly string[]): Promise<string[]> {
  const { body } = await server.guest().call('listGoesWith', { query: { ids: ids.join(',') } });
  return body.data.map(({ name }) => name);
}

test('C271: lists what accepted orders hold together, once it is counted', async () => {
  await order(5, [latte, croissant]);
  await order(4, [momo]);
  expect(await goesWith(latte)).toEqual([]);
  await count();
  expect(await goesWith(latte)).toEqual(['Croissant']);
  expect(await goesWith(momo)).toEqual([]);
  expect(await goesWith(latte, croissant)).toEqual([]);
});

test('C271: pending orders, and those older than 90 days, do not count', async () => {
  await order(5, [latte, croissant], 'pending');
  await order(4, [momo]);
  await count();
  expect(await goesWith(latte)).toEqual([]);
  await order(5, [latte, croissant]);
  server.clock.now += 91 * DAY;
  await order(4, [momo]);
  await count();
  expect(await goesWith(latte)).toEqual([]);
});

test('C271: it is counted once a day, and an equal result leaves cached pages alone', async () => {
  await order(5, [latte, croissant]);
  await order(4, [momo]);
  await count();
  await order(9, [latte, momo]);
  server.clock.now += DAY - 1;
  const version = await readDataVersion(server.db);
  await count();
  expect(await readDataVersion(server.db)).toBe(version);
  server.clock.now += 1;
  await count();
  expect(await readDataVersion(server.db)).toBeGreaterThan(version);
  const changed = await readDataVersion(server.db);
  server.clock.now += DAY;
  await count();
  expect(await readDataVersion(server.db)).toBe(changed);
});

test('C271: what cannot be ordered now is left out', async () => {
  await order(5, [latte, croissant]);
  await order(4, [momo]);
  await count();
  expect(await goesWith(latte)).toEqual(['Croissant']);
  const { client: staff } = await server.asAdmin();
  await staff.call('markSoldOut', { params: { id: croissant }, body: { until: 'putBack' } });
  expect(await goesWith(latte)).toEqual([]);
});

test('C263, C271: a dish is left out outside its mealtime, and is back with it', async () => {
  await order(5, [latte, croissant]);
  await order(4, [momo]);
  await count();
  const { client: staff } = await server.asAdmin();
  const at = async (time: string) => {
    server.clock.now = Date.parse(`2026-11-21T${time}+05:45`);
    return goesWith(latte);
  };
  await server.db.updateTable('products').set({ category: 'Bakery' }).where('id', '=', croissant).execute();
  const mealtimes = { bakery: { from: '07:00', until: '11:00' } };
  await staff.call('updateSettings', { body: { mealtimes } });
  expect(await at('06:59:59')).toEqual([]);
  expect(await at('10:59:59')).toEqual(['Croissant']);
  expect(await at('11:00:00')).toEqual([]);
  const mealtime = { from: '10:00', until: '12:00' };
  await staff.call('updateProduct', { params: { id: croissant }, body: { mealtime } });
  expect(await at('11:00:00')).toEqual(['Croissant']);
  expect(await at('12:00:00')).toEqual([]);
});

test('C271: clothes go with clothes, as long as they are in stock', async () => {
  const shirt = await storeClosetItem(server.db, { name: 'Shirt', stock: 20 });
  const scarf = await storeClosetItem(server.db, { name: 'Scarf', stock: 5 });
  const coat = await storeClosetItem(server.db, { name: 'Coat', stock: 20 });
  await order(5, [shirt, scarf, latte]);
  await order(4, [coat]);
  await count();
  const ask = async (id: string) => {
    const { body } = await server.guest().call('listClosetGoesWith', { query: { ids: id } });
    return body.data.map(({ name }) => name);
  };
  expect(await ask(scarf)).toEqual(['Shirt']);
  expect(await ask(shirt)).toEqual([]);
});
