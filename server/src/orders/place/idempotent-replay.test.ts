import { awardPoints, checkout, stockOf, withKey } from '../../../test/support/checkout';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeClosetItem, storeProduct } from '../../../test/support/stock-shop';
import { pointBalance } from '../../loyalty/point-balances';

let server: TestServer;
let latte: string;
let heard: string[];
beforeEach(async () => {
  server = await startTestServer();
  latte = await storeProduct(server.db, { name: 'Latte', price_paisa: 210_50 });
  heard = [];
  jest.spyOn(server.app.orderEvents, 'placed').mockImplementation((id) => void heard.push(id));
});
afterEach(() => server.close());

const orders = () => server.db.selectFrom('orders').selectAll().execute();

test('P1: the same order posted twenty times at once is one order, one decrement, one debit', async () => {
  const shirt = await storeClosetItem(server.db, { stock: 5 });
  const { client, person } = await server.asCustomer();
  await awardPoints(server.db, person.id, 100, server.clock.now);
  const headers = withKey();
  const order = checkout([{ _id: shirt, type: 'closet' }, { _id: latte }], {}, { points: 20 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => client.call('placeOrder', order, headers)),
  );
  const [first] = answers;
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  for (const { body } of answers) expect(body).toEqual(first?.body);
  expect(await orders()).toHaveLength(1);
  expect(await stockOf(server.db, shirt)).toBe(4);
  expect(await pointBalance(server.db, person.id, server.clock.now)).toBe(80);
  expect(heard).toEqual([first?.body.data._id]);
});

test('P2: a repeat gets the first answer, even after prices and stock changed', async () => {
  const headers = withKey();
  const order = checkout([{ _id: latte }], { totalAmount: 210.5 });
  const first = await server.guest().call('placeGuestOrder', order, headers);
  await server.db.updateTable('products').set({ price_paisa: 900_00 }).execute();
  const upper = { 'idempotency-key': headers['idempotency-key'].toUpperCase() };
  expect((await server.guest().call('placeGuestOrder', order, upper)).body).toEqual(first.body);
  expect(await orders()).toHaveLength(1);
});

test('P1: the same key with another payload is refused, by the same or another call', async () => {
  const headers = withKey();
  await server.guest().call('placeGuestOrder', checkout([{ _id: latte }]), headers);
  const other = await server
    .guest()
    .call('placeGuestOrder', checkout([{ _id: latte, quantity: 2 }]), headers);
  expect(other.status).toBe(409);
  const table = { body: { tableNumber: '4', items: [{ _id: latte }] } };
  expect((await server.guest().call('placeTableOrder', table, headers)).status).toBe(409);
  expect(await orders()).toHaveLength(1);
});

test('C86: a key is a person’s own; whether it went through is asked with it', async () => {
  const headers = withKey();
  const params = { key: headers['idempotency-key'] };
  const [asha, bina] = [await server.asCustomer(), await server.asCustomer()];
  expect((await asha.client.call('getOrderByKey', { params })).status).toBe(404);
  const placed = await asha.client.call('placeOrder', checkout([{ _id: latte }]), headers);
  expect((await asha.client.call('getOrderByKey', { params })).body.data).toEqual(placed.body.data);
  for (const stranger of [bina.client, server.guest()])
    expect((await stranger.call('getOrderByKey', { params })).status).toBe(404);
  expect((await bina.client.call('placeOrder', checkout([{ _id: latte }]), headers)).status).toBe(200);
  expect(await orders()).toHaveLength(2);
});

test('C86: a guest who has signed in since still finds the order', async () => {
  const headers = withKey();
  await server.guest().call('placeGuestOrder', checkout([{ _id: latte }]), headers);
  const { client } = await server.asCustomer();
  const params = { key: headers['idempotency-key'] };
  expect((await client.call('getOrderByKey', { params })).status).toBe(200);
});

test('what is no UUID is refused', async () => {
  const answer = await server
    .guest()
    .call('placeGuestOrder', checkout([{ _id: latte }]), { 'idempotency-key': 'again' });
  expect(answer.status).toBe(400);
  expect(answer.body.errors?.[0]?.field).toBe('idempotency-key');
});
