import type { Input } from '@storefront/shared/contract/types';
import type { HttpClient } from '../../test/support/http-client';
import { type SignedIn, startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeClosetItem, storeProduct } from '../../test/support/stock-shop';

let server: TestServer;
let asha: SignedIn;
let latte: string;
let shirt: string;
beforeEach(async () => {
  server = await startTestServer();
  asha = await server.asCustomer();
  latte = await storeProduct(server.db, { name: 'Latte', price_paisa: 210_50 });
  shirt = await storeClosetItem(server.db, { name: 'Shirt', stock: 5 });
});
afterEach(() => server.close());

type Wanted = Input<'addToCart'>['body'];

const add = (id: string, about: Partial<Wanted> = {}, client = asha.client) => {
  server.clock.now += 1;
  return client.call('addToCart', { params: { id }, body: { quantity: 1, type: 'product', ...about } });
};
const addShirt = (about: Partial<Wanted> = {}) => add(shirt, { type: 'closet', ...about });
const cart = async (client: HttpClient = asha.client) => (await client.call('getCart', {})).body.data;

const change = (id: string, quantity: unknown, client = asha.client) =>
  client.send('updateCartLine', { params: { id }, body: { quantity } });

test("'Quantity updated', by the line's id", async () => {
  const { body } = await add(latte);
  const answer = await change(body.data._id, 4);
  expect(answer.body).toMatchObject({ message: 'Quantity updated', data: { quantity: 4, total: 842 } });
});

test("C46: by the product's id while only one line has it", async () => {
  await add(latte);
  expect((await change(latte, 2)).body.data).toMatchObject({ quantity: 2 });
  await add(latte, { requests: 'hot' });
  expect((await change(latte, 3)).status).toBe(404);
});

test.each([-1, 0, 1.5, '2', null, 100])('P7: %j pieces are refused', async (quantity) => {
  const { body } = await add(latte);
  const answer = await change(body.data._id, quantity);
  expect(answer.status).toBe(400);
  expect(answer.body.errors?.[0]?.field).toBe('quantity');
});

test('more than the stock: 409', async () => {
  const { body } = await addShirt();
  expect((await change(body.data._id, 6)).status).toBe(409);
  expect((await change(body.data._id, 5)).status).toBe(200);
});

test('C159: the lines of an item share its stock; fewer pieces are always allowed', async () => {
  const white = (await addShirt({ quantity: 3, requests: 'gift' })).body.data._id;
  const plain = (await addShirt({ quantity: 2 })).body.data._id;
  const refused = await change(plain, 3);
  expect([refused.status, refused.body.message]).toEqual([409, 'Only 5 left, they are in your cart']);
  await server.db.updateTable('closet_items').set({ stock: 1 }).execute();
  expect((await change(white, 2)).status).toBe(200);
  expect((await change(plain, 1)).status).toBe(200);
});

test('P51: another person’s line is 404', async () => {
  const { body } = await add(latte);
  const bina = await server.asCustomer();
  await add(latte, {}, bina.client);
  expect((await change(body.data._id, 9, bina.client)).status).toBe(404);
  expect(await cart()).toMatchObject([{ quantity: 1 }]);
});
