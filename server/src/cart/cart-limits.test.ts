import { startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeProduct } from '../../test/support/stock-shop';
import { CART_ADDS } from './cart-routes';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ rateLimit: true });
});
afterEach(() => server.close());

test('P75: one account cannot fill the database with idempotency keys; others are not limited', async () => {
  const params = { id: await storeProduct(server.db) };
  const body = { quantity: 1, type: 'product' } as const;
  const { client } = await server.asCustomer();
  const add = () => client.call('addToCart', { params, body }, { 'idempotency-key': crypto.randomUUID() });
  for (let index = 0; index < CART_ADDS.hits; index += 1) expect((await add()).status).toBe(200);
  expect((await add()).status).toBe(429);
  const other = (await server.asCustomer()).client;
  expect((await other.call('addToCart', { params, body })).status).toBe(200);
  server.clock.now += CART_ADDS.windowMs;
  expect((await add()).status).toBe(200);
});
