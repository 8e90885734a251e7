import { checkout, withKey } from '../../../test/support/checkout';
import type { HttpClient } from '../../../test/support/http-client';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeClosetItem } from '../../../test/support/stock-shop';

let server: TestServer;
let shirt: string;
beforeEach(async () => {
  server = await startTestServer();
  shirt = await storeClosetItem(server.db, { stock: 9 });
});
afterEach(() => server.close());

const orders = () => server.db.selectFrom('orders').select(['user_id', 'kind']).execute();
const fromTable = (tableNumber = '4') => ({
  body: { tableNumber, items: [{ _id: shirt, type: 'closet' as const }] },
});

/** The same browser once its session is over. */
async function expire(client: HttpClient): Promise<HttpClient> {
  await server.db.deleteFrom('sessions').execute();
  return client;
}

test('C103: a table order repeated after the session ended returns the first order, not a second one of a guest', async () => {
  const headers = withKey();
  const { client, person } = await server.asCustomer();
  const first = await client.call('placeTableOrder', fromTable(), headers);
  const again = await (await expire(client)).call('placeTableOrder', fromTable(), headers);
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await orders()).toEqual([{ user_id: person.id, kind: 'table' }]);
});

test('C103: a checkout that began signed in and goes on as a guest is one order, and the other way round', async () => {
  const order = checkout([{ _id: shirt, type: 'closet' }]);
  const [mine, theirs] = [withKey(), withKey()];
  const { client } = await server.asCustomer();
  const signedIn = await client.call('placeOrder', order, mine);
  const asGuest = await server.guest().call('placeGuestOrder', order, mine);
  expect(asGuest.body.data).toEqual(signedIn.body.data);
  const guest = await server.guest().call('placeGuestOrder', order, theirs);
  expect((await client.call('placeOrder', order, theirs)).body.data).toEqual(guest.body.data);
  expect(await orders()).toHaveLength(2);
});

test('C103: concurrent requests with and without the session are one order', async () => {
  const headers = withKey();
  const { client } = await server.asCustomer();
  const guest = server.guest();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      (number % 2 === 0 ? client : guest).call('placeTableOrder', fromTable(), headers),
    ),
  );
  expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
  expect(await orders()).toHaveLength(1);
});

test('C86: another payload under that key is another order, and a guest learns nothing of the first', async () => {
  const headers = withKey();
  const { client } = await server.asCustomer();
  const first = await client.call('placeTableOrder', fromTable('4'), headers);
  const guest = server.guest();
  const params = { key: headers['idempotency-key'] };
  expect((await guest.call('getOrderByKey', { params })).status).toBe(404);
  const other = await guest.call('placeTableOrder', fromTable('5'), headers);
  expect(other.body.data._id).not.toBe(first.body.data._id);
});

test('P52: the answer to a repeat contains no personal data', async () => {
  const headers = withKey();
  const { client, person } = await server.asCustomer('Asha Gurung');
  await client.call('placeTableOrder', fromTable(), headers);
  const again = await server.guest().call('placeTableOrder', fromTable(), headers);
  const text = JSON.stringify(again.body);
  for (const secret of [person.id, person.email, 'Asha']) expect(text).not.toContain(secret);
});
