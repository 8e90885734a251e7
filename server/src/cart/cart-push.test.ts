import { randomUUID } from 'node:crypto';
import type { Input } from '@storefront/shared/contract/types';
import { type SignedIn, startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeClosetItem, storeProduct } from '../../test/support/stock-shop';

let server: TestServer;
let asha: SignedIn;
let latte: string;
beforeEach(async () => {
  server = await startTestServer();
  asha = await server.asCustomer();
  latte = await storeProduct(server.db, { name: 'Latte', price_paisa: 210_50 });
});
afterEach(() => server.close());

const push = (key: string, about: Partial<Input<'addToCart'>['body']> = {}, { client } = asha, id = latte) =>
  client.call(
    'addToCart',
    { params: { id }, body: { quantity: 2, type: 'product', ...about } },
    { 'idempotency-key': key },
  );
const quantities = async ({ client } = asha) =>
  (await client.call('getCart', {})).body.data.map(({ quantity }) => quantity);

test('P21: a line pushed twenty times at once under one key is added once', async () => {
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) => push(number % 2 ? key : key.toUpperCase())),
  );
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await quantities()).toEqual([2]);
});

test('P20: under another key, or without one, the line grows', async () => {
  await push(randomUUID());
  await push(randomUUID());
  await asha.client.call('addToCart', { params: { id: latte }, body: { quantity: 1, type: 'product' } });
  expect(await quantities()).toEqual([5]);
});

test('C159, P21: a pushed line that the cart holds already is no failure', async () => {
  const scarf = await storeClosetItem(server.db, { name: 'Scarf', stock: 2 });
  await push(randomUUID(), { type: 'closet' }, asha, scarf);
  expect((await push(randomUUID(), { type: 'closet' }, asha, scarf)).status).toBe(200);
  expect(await quantities()).toEqual([2]);
});

test('P21: a repeat does not restore a removed line, and gets the first answer', async () => {
  const key = randomUUID();
  const first = await push(key);
  await asha.client.call('clearCart', {});
  expect((await push(key)).body).toEqual(first.body);
  expect(await quantities()).toEqual([]);
});

test('a key belongs to one person and one push', async () => {
  const key = randomUUID();
  const bina = await server.asCustomer();
  await push(key);
  expect((await push(key, {}, bina)).status).toBe(200);
  expect(await quantities(bina)).toEqual([2]);
  expect((await push(key, { quantity: 3 })).status).toBe(409);
  expect((await asha.client.call('getOrderByKey', { params: { key } })).status).toBe(404);
});

test('a refused push does not use up its key; a key that is no UUID is refused', async () => {
  const key = randomUUID();
  expect((await push(key, {}, asha, 'nothing')).status).toBe(404);
  expect((await push(key)).status).toBe(200);
  expect((await push('again')).body.errors?.[0]?.field).toBe('idempotency-key');
});
