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
let asha: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.asAdmin();
  latte = await storeProduct(server.db);
  asha = await server.asCustomer();
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
  const mine = await storeCoupon(server.db, { per_person: 3 });
  const body = checkout([{ _id: latte }], { couponCode: mine });
  const own = await Promise.all(
    Array.from({ length: 20 }, () => asha.client.call('placeOrder', body, withKey())),
  );
  expect(own.filter(({ status }) => status === 200)).toHaveLength(3);
  const first = await storeCoupon(server.db, { is_for_first_order: 1 });
  const firsts = await Promise.all(Array.from({ length: 10 }, () => order(first, phoneOf(778))));
  expect(firsts.filter(({ status }) => status === 200)).toHaveLength(1);
}, 60_000);

const ORDERS = 5;

/** A change of one of the orders: a status, `deleted`, or its lines. */
const anyStep = fc.record({
  order: fc.nat(ORDERS - 1),
  to: fc.oneof(
    { arbitrary: fc.constantFrom(...ORDER_STATUSES), weight: 8 },
    { arbitrary: fc.constantFrom('deleted' as const, 'edited' as const), weight: 2 },
  ),
});

/** Limits of a coupon, who placed the orders that have it (0 a member, 1 a guest), and what becomes of these. */
const anyWalk = fc.record({
  inTotal: fc.option(fc.integer({ min: 2, max: 3 }), { nil: null, freq: 1 }),
  perPerson: fc.option(fc.integer({ min: 1, max: 2 }), { nil: null, freq: 2 }),
  people: fc.array(fc.nat(1), { minLength: ORDERS, maxLength: ORDERS }),
  steps: fc.array(anyStep, { minLength: 4, maxLength: 14 }),
});

/** Places an order of a person, with a phone of this walk alone. */
async function orderOf(person: number, code: string, walk: number): Promise<string> {
  const phone = phoneOf(1000 + walk * 10 + person);
  const { body } =
    person === 0
      ? await asha.client.call('placeOrder', checkout([{ _id: latte }], { couponCode: code }, { phone }))
      : await order(code, phone);
  return body.data._id;
}

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

let walks = 0;

test(
  'C275, C278: no walk of statuses, edits and deletions uses a coupon beyond a limit, and none is refused while a use is left',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyWalk, async ({ inTotal, perPerson, people, steps }) => {
        walks += 1;
        const code = await storeCoupon(server.db, { in_total: inTotal, per_person: perPerson });
        const orders: { id: string; person: number; status: string }[] = [];
        for (const person of people) {
          const id = await orderOf(person, code, walks);
          expect(await take(id, 'cancelled')).toBe(200);
          orders.push({ id, person, status: 'cancelled' });
        }
        const counting = () => orders.filter(({ status }) => status !== 'cancelled' && status !== 'deleted');
        const by = (person: number) => counting().filter((one) => one.person === person).length;
        const isUsedUp = (person: number) =>
          counting().length >= (inTotal ?? ORDERS) || by(person) >= (perPerson ?? ORDERS);
        for (const { order: index, to } of steps) {
          const one = orders[index];
          if (!one) throw new Error('No such order');
          const isGone = one.status === 'deleted';
          const comesBack =
            one.status === 'cancelled' &&
            ORDER_STATUSES.some((status) => status === to) &&
            to !== 'cancelled';
          const isRefused =
            (comesBack && isUsedUp(one.person)) || (one.status === 'cancelled' && to === 'edited');
          expect(await take(one.id, to)).toBe(isGone ? 404 : isRefused ? 409 : 200);
          if (!isGone && !isRefused && to !== 'edited') one.status = to;
          expect(counting().length).toBeLessThanOrEqual(inTotal ?? ORDERS);
          expect(by(one.person)).toBeLessThanOrEqual(perPerson ?? ORDERS);
          expect(await usesOfCode(server.db, code)).toBe(counting().length);
        }
      }),
      { numRuns: RUNS },
    );
  },
  timeFor(RUNS, 3_000),
);
