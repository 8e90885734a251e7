import { API_BASE } from '@storefront/shared/contract/routes';
import type { Input } from '@storefront/shared/contract/types';
import type { HttpClient } from '../../test/support/http-client';
import { type SignedIn, startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeProduct } from '../../test/support/stock-shop';

let server: TestServer;
let asha: SignedIn;
let latte: string;
beforeEach(async () => {
  server = await startTestServer();
  asha = await server.asCustomer();
  latte = await storeProduct(server.db, { name: 'Latte', price_paisa: 210_50 });
});
afterEach(() => server.close());

type Wanted = Input<'addToCart'>['body'];

const add = (id: string, about: Partial<Wanted> = {}, client = asha.client) => {
  server.clock.now += 1;
  return client.call('addToCart', { params: { id }, body: { quantity: 1, type: 'product', ...about } });
};
const cart = async (client: HttpClient = asha.client) => (await client.call('getCart', {})).body.data;

let lines: string[];
beforeEach(async () => {
  lines = [];
  for (const requests of ['a', 'b', 'c', 'd']) lines.push((await add(latte, { requests })).body.data._id);
});
const left = async () => (await cart()).map(({ requests }) => requests).join('');

test.each<[string, (ids: string[]) => unknown, string]>([
  ['no body', () => undefined, 'bcd'],
  ['an empty list', () => [], 'bcd'],
  ['one id', ([, b]) => b, 'cd'],
  ['a list', ([, b, c]) => [b, c], 'd'],
  ['{id}', ([, b]) => ({ id: b }), 'cd'],
  ['{id: list}', ([, b, c]) => ({ id: [b, c] }), 'd'],
  ['{ids}', ([, b, c]) => ({ ids: [b, c] }), 'd'],
  ['{}', () => ({}), 'bcd'],
  ['null', () => null, 'bcd'],
  ['unknown ids', () => ['x', 'y'], 'bcd'],
])('C45: the path’s id and %s', async (_, body, rest) => {
  const answer = await asha.client.send('deleteCartLines', {
    params: { id: lines[0] ?? '' },
    body: body(lines),
  });
  expect(answer.body).toMatchObject({ success: true, message: 'Item removed from cart', data: null });
  expect(await left()).toBe(rest);
});

test.each<[unknown, string]>([
  [{ ids: [['x']] }, 'ids.0'],
  [{ ids: [{ id: 'x' }] }, 'ids.0'],
  [{ ids: 5 }, 'ids'],
  [{ id: 5 }, 'id'],
  [{ id: { $ne: null } }, 'id'],
  [{ id: 'x', ids: [null] }, 'ids.0'],
  [[['x']], '0'],
  [[1], '0'],
  [5, 'body'],
  [true, 'body'],
  ['x'.repeat(65), 'body'],
])('C45: a body that names no ids, %j, is refused at %s, and nothing is removed', async (body, field) => {
  const answer = await asha.client.send('deleteCartLines', { params: { id: lines[0] ?? '' }, body });
  expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, field]);
  expect(await left()).toBe('abcd');
});

test('P68: ids in the address, for proxies that drop the body', async () => {
  const path = `${API_BASE}/cart/delete/${lines[0]}?ids=${lines[1]},${lines[2]}`;
  expect((await asha.client.raw('DELETE', path)).status).toBe(200);
  expect(await left()).toBe('d');
});

test('C45: removing twice has the effect of once', async () => {
  const params = { id: lines[0] ?? '' };
  for (const _ of [1, 2]) expect((await asha.client.call('deleteCartLines', { params })).status).toBe(200);
  expect(await left()).toBe('bcd');
});

test("C46, C47: a product's id removes nothing while several lines have it, and the one line once there is one", async () => {
  const params = { id: latte };
  await asha.client.call('deleteCartLines', { params });
  expect(await left()).toBe('abcd');
  await asha.client.send('deleteCartLines', { params: { id: lines[0] ?? '' }, body: lines.slice(1, 3) });
  await asha.client.call('deleteCartLines', { params });
  expect(await left()).toBe('');
});

test('P51: ids of other people are ignored', async () => {
  const bina = await server.asCustomer();
  const mine = await add(latte, {}, bina.client);
  const answer = await bina.client.send('deleteCartLines', {
    params: { id: mine.body.data._id },
    body: lines,
  });
  expect(answer.status).toBe(200);
  expect(await cart(bina.client)).toEqual([]);
  expect(await left()).toBe('abcd');
});

test('clearing removes all lines of the person, those of tables too', async () => {
  const bina = await server.asCustomer();
  await add(latte, {}, bina.client);
  await add(latte, { isTableOrder: true, tableNumber: '4' });
  expect((await asha.client.call('clearCart', {})).status).toBe(200);
  expect(await cart()).toEqual([]);
  expect(await cart(bina.client)).toHaveLength(1);
});
