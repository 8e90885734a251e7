import { checkout, withKey } from '../../../test/support/checkout';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storePlace, storeProduct } from '../../../test/support/stock-shop';

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
const keys = () => server.db.selectFrom('idempotency_keys').selectAll().execute();

test('C84, C85: a higher price is refused with the change and the right total; nothing is stored, not even the key', async () => {
  const headers = withKey();
  const order = checkout([{ _id: latte, quantity: 2, price: 200 }], { totalAmount: 400 });
  const answer = await server.guest().call('placeGuestOrder', order, headers);
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    success: false,
    data: {
      changes: [{ kind: 'price', _id: latte, name: 'Latte', was: 200, now: 210.5 }],
      totalAmount: 421,
    },
  });
  expect([await orders(), await keys(), heard]).toEqual([[], [], []]);
  const consented = checkout([{ _id: latte, quantity: 2, price: 210.5 }], { totalAmount: 421 });
  expect((await server.guest().call('placeGuestOrder', consented, headers)).status).toBe(200);
});

test('P3: a forged total is refused with the right one', async () => {
  const { client } = await server.asCustomer();
  for (const totalAmount of [0, 1, 210.49]) {
    const answer = await client.call('placeOrder', checkout([{ _id: latte }], { totalAmount }));
    expect(answer.status).toBe(409);
    expect(answer.body.data).toMatchObject({ totalAmount: 210.5 });
  }
  expect(await orders()).toEqual([]);
});

test('P14: a fee that rose is named', async () => {
  await storePlace(server.db, 'Lakeside', 80_00);
  const answer = await server.guest().call(
    'placeGuestOrder',
    checkout([{ _id: latte, price: 210.5 }], {
      deliveryLocation: 'Lakeside',
      deliveryOption: 'Lakeside',
      totalAmount: 260.5,
    }),
  );
  expect(answer.body.data).toEqual({
    changes: [{ kind: 'fee', _id: null, name: 'Lakeside', was: 50, now: 80 }],
    totalAmount: 290.5,
  });
});

test('C84: a lower one goes through, and the answer says what it is; so does none', async () => {
  const lower = await server
    .guest()
    .call('placeGuestOrder', checkout([{ _id: latte, price: 250 }], { totalAmount: 250 }));
  expect(lower.body.data).toMatchObject({ totalAmount: 210.5 });
  const absurd = checkout([{ _id: latte, price: 1e300 }], { totalAmount: 1e300 });
  expect((await server.guest().call('placeGuestOrder', absurd)).status).toBe(200);
  expect((await server.guest().call('placeGuestOrder', checkout([{ _id: latte }]))).status).toBe(200);
  expect((await orders()).map(({ total_paisa }) => total_paisa)).toEqual([210_50, 210_50, 210_50]);
});

test('P9: sums of broken floats are the same sum', async () => {
  const tea = await storeProduct(server.db, { price_paisa: 10 });
  const order = checkout([{ _id: tea, quantity: 3 }], { totalAmount: 0.1 + 0.1 + 0.1 });
  expect((await server.guest().call('placeGuestOrder', order)).body.data).toMatchObject({
    totalAmount: 0.3,
  });
});
