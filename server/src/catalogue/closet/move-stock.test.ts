import { stockOf } from '../../../test/support/checkout';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeClosetItem } from '../../../test/support/stock-shop';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

test('C166: the stock never rises above what the form of an item takes', async () => {
  const id = await storeClosetItem(server.db, { stock: 5 });
  const { client } = await server.asAdmin();
  const receive = (pieces: number) =>
    client.call('moveStock', { params: { id }, body: { kind: 'received', pieces } });
  expect((await receive(9_999_995)).status).toBe(200);
  const { status, body } = await receive(1);
  expect([status, body.message]).toEqual([409, 'At most 10000000 pieces can be in stock']);
  expect(await stockOf(server.db, id)).toBe(10_000_000);
});
