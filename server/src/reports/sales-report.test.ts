import { awardPoints, checkout } from '../../test/support/checkout';
import { type SignedIn, startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeClosetItem, storeProduct } from '../../test/support/stock-shop';
import { storeCellItem } from '../../test/support/stored-cells';
import { storeCells } from '../catalogue/closet/closet-cells';
import { inTransaction } from '../platform/db/transaction';
import { sessionCookie } from '../platform/sessions/session-cookie';
import { startSession } from '../platform/sessions/session-store';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let server: TestServer;
let staff: SignedIn;
let latte: string;
beforeEach(async () => {
  server = await startTestServer();
  staff = await server.asAdmin();
  latte = await storeProduct(server.db, { name: 'Latte', price_paisa: 100_00 });
});
afterEach(() => server.close());

async function setClock(ms: number): Promise<void> {
  server.clock.now = ms;
  const { name } = sessionCookie(server.env.publicOrigin);
  staff.client.cookies.set(name, await startSession(server.db, staff.person.id, ms));
}

const order = (quantity: number, phone = '9841234567') =>
  server.guest().call('placeGuestOrder', checkout([{ _id: latte, quantity }], {}, { phone }));

const report = async (from: string, to = from) =>
  (await staff.client.call('getSalesReport', { query: { from, to } })).body.data;

/** Noon of 20 November 2026 in Kathmandu, a Friday. */
const NOON = Date.UTC(2026, 10, 20, 6, 15);

test('C286: today is compared with the same weekday of last week up to this minute', async () => {
  for (const [minutes, quantity] of [
    [-90, 1],
    [20, 2],
    [40, 4],
  ] as const) {
    await setClock(NOON - 7 * DAY + minutes * MINUTE);
    await order(quantity);
  }
  await setClock(NOON + 10 * MINUTE);
  await order(8);
  await setClock(NOON + 30 * MINUTE);
  const { now, before } = await report('2026-11-20');
  expect(now).toMatchObject({ total: { orders: 1, takings: 800 }, until: '2026-11-20T06:45:00.000Z' });
  // The order of 12:40 had not come by now; the bars show the whole day.
  expect(before).toMatchObject({
    from: '2026-11-13',
    until: '2026-11-13T06:45:00.000Z',
    total: { orders: 2, takings: 300 },
  });
  expect([before.hours[10]?.takings, before.hours[12]?.takings]).toEqual([100, 600]);
  expect(now.weekdays.map(({ days, takings }) => [days, takings])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [1, 800],
    [0, 0],
  ]);
});

test('C285: an order of one minute before midnight in Nepal counts for that day, also when it is cancelled on the next', async () => {
  const midnight = Date.UTC(2026, 10, 20, 18, 15);
  await setClock(midnight - MINUTE);
  const { body } = await order(1);
  await setClock(midnight + MINUTE);
  await order(2);
  expect((await report('2026-11-20')).now).toMatchObject({ total: { takings: 100 }, until: null });
  expect((await report('2026-11-21')).now.total.takings).toBe(200);
  await staff.client.call('changeOrderStatus', {
    params: { id: body.data._id },
    body: { status: 'cancelled' },
  });
  const day = await report('2026-11-20');
  expect(day.now.total.orders).toBe(0);
  expect(day.notSold).toEqual([{ kind: 'refused', reason: '', orders: 1, amount: 100 }]);
  expect((await report('2026-11-21')).notSold).toEqual([]);
  // The same phone: on the 21st it is a new customer now, because its order before was cancelled.
  expect((await report('2026-11-21')).customers).toEqual({ ordered: 1, new: 1 });
});

test('C286: points owed are what people can spend; given, used and expiring follow the ledger', async () => {
  const { client, person } = await server.asCustomer();
  await awardPoints(server.db, person.id, 100, server.clock.now);
  const placed = await client.call('placeOrder', checkout([{ _id: latte, quantity: 2 }], {}, { points: 30 }));
  expect((await report('2026-11-20')).points).toEqual({
    owed: 70,
    holders: 1,
    given: 100,
    used: 30,
    expiring: 0,
  });
  await staff.client.call('changeOrderStatus', {
    params: { id: placed.body.data._id },
    body: { status: 'cancelled' },
  });
  expect((await report('2026-11-20')).points).toMatchObject({ owed: 100, used: 0 });
  expect((await report('2026-11-19')).points).toMatchObject({ owed: 100, given: 0 });
  await setClock(NOON + 140 * DAY);
  expect((await report('2026-11-20')).points).toMatchObject({ owed: 100, expiring: 100 });
  await setClock(NOON + 160 * DAY);
  expect((await report('2026-11-20')).points).toMatchObject({ owed: 0, holders: 0, expiring: 0 });
});

test('C286: a referral waits for the first completed order of the friend, and is paid then', async () => {
  const referrer = await server.asCustomer();
  const friend = await server.asCustomer();
  await server.db
    .updateTable('users')
    .set({ referred_by: referrer.person.id })
    .where('id', '=', friend.person.id)
    .execute();
  expect((await report('2026-11-20')).referrals).toEqual({ pending: 1, paid: 0 });
  const { body } = await friend.client.call('placeOrder', checkout([{ _id: latte }]));
  await staff.client.call('changeOrderStatus', {
    params: { id: body.data._id },
    body: { status: 'completed' },
  });
  expect((await report('2026-11-20')).referrals).toEqual({ pending: 0, paid: 1 });
});

test('C286: runs out: up to three pieces of an item or of a size and colour, then dishes', async () => {
  await storeClosetItem(server.db, { name: 'Cap', stock: 3 });
  await storeClosetItem(server.db, { name: 'Scarf', stock: 4 });
  await storeClosetItem(server.db, { name: 'Gone', stock: 0 });
  await storeCellItem(server.db, { black: 1, red: 9 });
  const bag = await storeClosetItem(server.db, { name: 'Bag', stock: 5, colors: '[{"name":"Green"}]' });
  const cells = [
    { size: '', color: 'Green', stock: 2 },
    { size: '', color: '', stock: 3 },
  ];
  await inTransaction(server.db, (tx) => storeCells(tx, bag, cells));
  await storeProduct(server.db, { name: 'Momo', sold_out: 1, sold_out_at: server.clock.now });
  await storeProduct(server.db, { name: 'Tart', pieces_left: 2, sold_out_at: server.clock.now });
  await storeProduct(server.db, { name: 'Hidden', sold_out: 1, ugage: 'disable' });
  const { runsOut } = await report('2026-11-20');
  const shown = runsOut.map(({ name, size, color, left }) => [name, size, color, left]);
  expect(shown).toEqual([
    [expect.any(String), 'M', 'Black', 1],
    ['Bag', null, 'Green', 2],
    ['Cap', null, null, 3],
    ['Tart', null, null, 2],
    ['Momo', null, null, 0],
  ]);
  expect(runsOut.at(-1)?.backAt).toBe('2026-11-21T02:15:00.000Z');
});

test('C286: a long range adds four-week sums and the days around them', async () => {
  const first = NOON - 100 * DAY;
  for (let day = 0; day <= 100; day += 10) {
    await setClock(first + day * DAY);
    await order(1);
  }
  const from = new Date(first + DAY).toISOString().slice(0, 10);
  const { items, now } = await report(from, '2026-11-20');
  expect(now.total.orders).toBe(10);
  expect(items.cafe).toMatchObject({ count: 1, top: [{ name: 'Latte', pieces: 10, takings: 1000 }] });
});
