import { checkout, stockOf, withKey } from '../../../test/support/checkout';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeClosetItem } from '../../../test/support/stock-shop';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

test('P6: a hundred guests at once for the last piece: one gets it', async () => {
  const shirt = await storeClosetItem(server.db, { stock: 1 });
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      server.guest().call('placeGuestOrder', checkout([{ _id: shirt, type: 'closet' }]), withKey()),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(99).fill(409)]);
  expect(await stockOf(server.db, shirt)).toBe(0);
  expect(await server.db.selectFrom('orders').selectAll().execute()).toHaveLength(1);
});

test('P6: concurrent orders of the same items in opposite order all succeed', async () => {
  const shirt = await storeClosetItem(server.db, { stock: 50 });
  const scarf = await storeClosetItem(server.db, { stock: 50 });
  const both = [shirt, scarf].map((_id) => ({ _id, type: 'closet' as const }));
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      server.guest().call('placeGuestOrder', checkout(index % 2 === 0 ? both : [...both].reverse())),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect([await stockOf(server.db, shirt), await stockOf(server.db, scarf)]).toEqual([30, 30]);
});

test('P5: while staff change two prices, every order has lines and a total of the same moment', async () => {
  const [shirt, scarf] = await Promise.all([1, 2].map(() => storeClosetItem(server.db, { stock: 50 })));
  const items = [shirt, scarf].map((_id = '') => ({ _id, type: 'closet' as const }));
  const setPrices = (price_paisa: number) =>
    server.db.updateTable('closet_items').set({ price_paisa }).execute();
  await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      await setPrices(100_00 + index * 100);
      await server.guest().call('placeGuestOrder', checkout(items));
    }),
  );
  const orders = await server.db.selectFrom('orders').select(['id', 'subtotal_paisa']).execute();
  const lines = await server.db.selectFrom('order_lines').select(['order_id', 'price_paisa']).execute();
  expect(orders).toHaveLength(20);
  for (const order of orders) {
    const [one, other] = lines.filter(({ order_id }) => order_id === order.id);
    expect(one?.price_paisa).toBe(other?.price_paisa);
    expect(order.subtotal_paisa).toBe(2 * Number(one?.price_paisa));
  }
});
