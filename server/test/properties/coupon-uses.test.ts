import { ORDER_STATUSES } from '@storefront/shared/rules/orders';
import fc from 'fast-check';
import { checkout, withKey } from '../support/checkout';
import { storeCoupon, usesOfCode } from '../support/offers';
import { runs, timeFor } from '../support/runs';
import { type SignedIn, startTestServer, type TestServer } from '../support/start-test-server';
import { storeProduct } from '../support/stock-shop';

const RUNS = runs(15);

let server: TestServer;
let staff: SignedIn;
let latte: string;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.asAdmin();
  latte = await storeProduct(server.db);
});
afterAll(() => server.close());

const phoneOf = (index: number) => `98${String(index).padStart(8, '0')}`;

const order = (couponCode: string, phone: string) =>
  server.guest().call('placeGuestOrder', checkout([{ _id: latte }], { couponCode }, { phone }), withKey());

test('C275: a hundred people at once want a coupon with five uses: exactly five get it', async () => {
  const code = await storeCoupon(server.db, { in_total: 5 });
  const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => order(code, phoneOf(index))));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), ...Array(95).fill(409)]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.data).toMatchObject({
    changes: [{ kind: 'offer', name: code, now: 0, text: 'This code has been used up.' }],
    totalAmount: 100,
  });
  expect(await usesOfCode(server.db, code)).toBe(5);
}, 60_000);

test('C275: one person who orders twenty times at once has a coupon as often as they may', async () => {
  const code = await storeCoupon(server.db, { per_person: 2 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => order(code, phoneOf(777))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  const first = await storeCoupon(server.db, { is_for_first_order: 1 });
  const firsts = await Promise.all(Array.from({ length: 10 }, () => order(first, phoneOf(778))));
  expect(firsts.filter(({ status }) => status === 200)).toHaveLength(1);
}, 60_000);

const LIMIT = 2;
const ORDERS = 4;

/** A change of one of four orders: a status, `deleted`, or its lines. */
const anyStep = fc.record({
  order: fc.nat(ORDERS - 1),
  to: fc.oneof(
    { arbitrary: fc.constantFrom(...ORDER_STATUSES), weight: 8 },
    { arbitrary: fc.constantFrom('deleted' as const, 'edited' as const), weight: 2 },
  ),
});

async function take(id: string, to: (typeof ORDER_STATUSES)[number] | 'deleted' | 'edited'): Promise<number> {
  const params = { id };
  const { client } = staff;
  if (to === 'deleted') return (await client.call('deleteOrder', { params })).status;
  if (to === 'edited') {
    const items = [{ productId: latte, quantity: 3 }];
    return (await client.call('updateOrder', { params, body: { items } })).status;
  }
  return (await client.call('changeOrderStatus', { params, body: { status: to } })).status;
}

test(
  'C275, C278: no walk of statuses, edits and deletions uses a coupon beyond its limit, and none is refused while a use is left',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 12 }), async (walk) => {
        const code = await storeCoupon(server.db, { in_total: LIMIT });
        const orders: { id: string; status: string }[] = [];
        for (let index = 0; index < ORDERS; index += 1) {
          const { body } = await order(code, phoneOf(900 + index));
          orders.push({ id: body.data._id, status: 'cancelled' });
          await take(body.data._id, 'cancelled');
        }
        for (const { order: index, to } of walk) {
          const one = orders[index];
          if (!one) throw new Error('No such order');
          const isGone = one.status === 'deleted';
          const used = orders.filter(({ status }) => status !== 'cancelled' && status !== 'deleted').length;
          const comesBack =
            one.status === 'cancelled' &&
            ORDER_STATUSES.some((status) => status === to) &&
            to !== 'cancelled';
          const isRefused = (comesBack && used >= LIMIT) || (one.status === 'cancelled' && to === 'edited');
          expect(await take(one.id, to)).toBe(isGone ? 404 : isRefused ? 409 : 200);
          if (!isGone && !isRefused && to !== 'edited') one.status = to;
          const active = orders.filter(({ status }) => status !== 'cancelled' && status !== 'deleted').length;
          expect(active).toBeLessThanOrEqual(LIMIT);
          expect(await usesOfCode(server.db, code)).toBe(active);
        }
      }),
      { numRuns: RUNS },
    );
  },
  timeFor(RUNS, 3_000),
);
