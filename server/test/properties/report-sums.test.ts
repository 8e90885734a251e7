import { dayOfNumber, shopDayNumber } from '@storefront/shared/rules/kathmandu';
import { ORDER_STATUSES } from '@storefront/shared/rules/orders';
import fc from 'fast-check';
import { sessionCookie } from '../../src/platform/sessions/session-cookie';
import { startSession } from '../../src/platform/sessions/session-store';
import { checkSums, repairSums } from '../../src/reports/recount-sums';
import { awardPoints, checkout, withKey } from '../support/checkout';
import { storeCoupon } from '../support/offers';
import { recountReport } from '../support/recount-report';
import { runs, timeFor } from '../support/runs';
import { type SignedIn, startTestServer, type TestServer } from '../support/start-test-server';
import { storeClosetItem, storePlace, storeProduct } from '../support/stock-shop';

const RUNS = runs(15);
const HOUR = 3_600_000;

let server: TestServer;
let staff: SignedIn;
let member: SignedIn;
let dish: string;
let shirt: string;
let code: string;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.asAdmin();
  member = await server.asCustomer();
  dish = await storeProduct(server.db, { price_paisa: 33_35 });
  shirt = await storeClosetItem(server.db, { stock: 100_000 });
  code = await storeCoupon(server.db, { percent: 15 });
  await storePlace(server.db, 'Lakeside', 120_00);
  const settings = {
    happyHours: [
      {
        category: 'Coffee',
        days: [0, 1, 2, 3, 4, 5, 6],
        from: '00:00',
        until: '24:00',
        percent: 7,
        active: true,
      },
    ],
  };
  await staff.client.call('updateSettings', { body: settings });
  await awardPoints(server.db, member.person.id, 5000, server.clock.now);
});
afterAll(() => server.close());

async function moveClock(ms: number): Promise<void> {
  server.clock.now += ms;
  const { name } = sessionCookie(server.env.publicOrigin);
  for (const { client, person } of [staff, member])
    client.cookies.set(name, await startSession(server.db, person.id, server.clock.now));
}

const anyPlacing = fc.record({
  who: fc.constantFrom(
    'member' as const,
    'guest' as const,
    'guest' as const,
    'other guest' as const,
    'table' as const,
  ),
  dishes: fc.integer({ min: 1, max: 3 }),
  shirts: fc.integer({ min: 0, max: 2 }),
  coupon: fc.boolean(),
  points: fc.constantFrom(0, 5, 20),
  isDelivered: fc.boolean(),
  /** Hours since the order before: histories pass midnights. */
  later: fc.constantFrom(0, 5, 24, 24, 24 * 28),
});
const anyChange = fc.record({
  order: fc.nat(9),
  to: fc.oneof(
    { arbitrary: fc.constantFrom(...ORDER_STATUSES), weight: 8 },
    { arbitrary: fc.constantFrom('edited', 'confirmed', 'deleted', 'cancelled by its customer'), weight: 4 },
  ),
});

type Placing = typeof anyPlacing extends fc.Arbitrary<infer T> ? T : never;
type Change = typeof anyChange extends fc.Arbitrary<infer T> ? T : never;

const phones = { guest: '9841000001', 'other guest': '9841000002' } as const;

async function place(one: Placing): Promise<string | null> {
  await moveClock(one.later * HOUR);
  const items = [
    { _id: dish, quantity: one.dishes },
    ...(one.shirts > 0 ? [{ _id: shirt, type: 'closet' as const, quantity: one.shirts }] : []),
  ];
  if (one.who === 'table') {
    const { body } = await server
      .guest()
      .call('placeTableOrder', { body: { tableNumber: '7', items } }, withKey());
    return body.data?._id ?? null;
  }
  const to = one.isDelivered ? { deliveryLocation: 'Lakeside', deliveryOption: 'Lakeside' } : {};
  const about = { ...to, ...(one.coupon && { couponCode: code }) };
  if (one.who === 'member') {
    const sent = checkout(items, about, { points: one.points });
    return (await member.client.call('placeOrder', sent, withKey())).body.data?._id ?? null;
  }
  const sent = checkout(items, about, { phone: phones[one.who] });
  return (await server.guest().call('placeGuestOrder', sent, withKey())).body.data?._id ?? null;
}

async function change(id: string, to: Change['to']): Promise<void> {
  const params = { id };
  const { client } = staff;
  if (to === 'deleted') await client.call('deleteOrder', { params });
  else if (to === 'edited')
    await client.call('updateOrder', { params, body: { items: [{ productId: dish, quantity: 4 }] } });
  else if (to === 'confirmed') await client.call('confirmTableOrder', { params, body: {} });
  else if (to === 'cancelled by its customer') {
    const { code: name } = await server.db
      .selectFrom('orders')
      .select('code')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await member.client.call('cancelOwnOrder', { params: { code: name }, body: {} });
  } else {
    const reason = to === 'cancelled' && { cancelReason: 'Sorry, Latte is sold out today. You pay nothing.' };
    await client.call('changeOrderStatus', { params, body: { status: to as 'pending', ...reason } });
  }
}

/** Asks for the same figures. */
async function reported(from: number, to: number) {
  const query = { from: dayOfNumber(from), to: dayOfNumber(to) };
  const { now, customers, notSold } = (await staff.client.call('getSalesReport', { query })).body.data;
  const { orders, takings, collected, cafe, closet, deliveryFees: fees } = now.total;
  return {
    orders,
    takings,
    collected,
    cafe,
    closet,
    fees,
    hours: now.hours.filter((one) => one.orders > 0).map(({ hour }) => hour),
    customers,
    lost: notSold.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100,
    byCustomer: notSold.filter(({ kind }) => kind === 'customer').reduce((sum, one) => sum + one.orders, 0),
  };
}

test(
  'C285: after any history of orders, edits and cancels sums and reports are what a plain recount of the orders says',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyPlacing, { minLength: 3, maxLength: 6, size: 'max' }),
        fc.array(anyChange, { minLength: 2, maxLength: 12, size: 'max' }),
        fc.constantFrom(1, 2, 7, 30, 366),
        async (placings, changes, days) => {
          const orders: string[] = [];
          for (const one of placings) {
            const id = await place(one);
            if (id !== null) orders.push(id);
          }
          for (const { order, to } of changes) {
            const id = orders[order % Math.max(1, orders.length)];
            if (id) await change(id, to);
          }
          expect(await checkSums(server.db)).toEqual([]);
          const today = shopDayNumber(server.clock.now);
          const range = [today - days + 1, today] as const;
          expect(await reported(...range)).toEqual(await recountReport(server.db, ...range));
        },
      ),
      { numRuns: RUNS },
    );
    const { placed } = await server.db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('placed'))
      .executeTakeFirstOrThrow();
    expect(Number(placed)).toBeGreaterThan(RUNS);
  },
  timeFor(RUNS, 10_000),
);

test('C285: fifty orders and cancels at once add up, and none fails', async () => {
  const ids = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      place({
        who: index % 2 ? 'guest' : 'member',
        dishes: 1,
        shirts: 0,
        coupon: false,
        points: 0,
        isDelivered: false,
        later: 0,
      }),
    ),
  );
  expect(ids.filter((id) => id === null)).toEqual([]);
  const answers = await Promise.all(
    ids
      .slice(0, 25)
      .map((id) =>
        staff.client.call('changeOrderStatus', { params: { id: id ?? '' }, body: { status: 'cancelled' } }),
      ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(25).fill(200));
  expect(await checkSums(server.db)).toEqual([]);
}, 60_000);

test('C285: a sum that is wrong is found, told with what is right, and repaired', async () => {
  await place({
    who: 'guest',
    dishes: 1,
    shirts: 1,
    coupon: false,
    points: 0,
    isDelivered: false,
    later: 24,
  });
  await server.db
    .updateTable('order_sums')
    .set((row) => ({ total_paisa: row('total_paisa', '+', 1) }))
    .where('orders', '>', 0)
    .execute();
  const wrong = await checkSums(server.db);
  expect(new Set(wrong.map(({ table, side }) => `${table} ${side}`))).toEqual(
    new Set(['order_sums stored', 'order_sums counted']),
  );
  await repairSums(server.db);
  expect(await checkSums(server.db)).toEqual([]);
});
