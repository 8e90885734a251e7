import { startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeProduct } from '../../test/support/stock-shop';
import { CART_WRITES } from './cart-routes';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ rateLimit: true });
});
afterEach(() => server.close());

test('P75: writes to the cart of one account are limited, together; others are not', async () => {
  const params = { id: await storeProduct(server.db) };
  const body = { quantity: 1, type: 'product' } as const;
  const { client } = await server.asCustomer();
  const add = () => client.call('addToCart', { params, body }, { 'idempotency-key': crypto.randomUUID() });
  for (let index = 0; index < CART_WRITES.hits; index += 1) expect((await add()).status).toBe(200);
  expect((await add()).status).toBe(429);
  const other = (await server.asCustomer()).client;
  expect((await other.call('addToCart', { params, body })).status).toBe(200);
  const line = { id: 'any-line' };
  const others = [
    client.call('updateCartLine', { params: line, body: { quantity: 2 } }),
    client.call('deleteCartLines', { params: line, body: [] }),
    client.call('clearCart', {}),
  ];
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([429, 429, 429]);
  server.clock.now += CART_WRITES.windowMs;
  expect((await add()).status).toBe(200);
});
