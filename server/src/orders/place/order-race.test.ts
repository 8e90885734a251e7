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
