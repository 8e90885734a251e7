import { ORDER_STATUSES, type OrderStatus } from '@storefront/shared/rules/orders';
import fc from 'fast-check';
import { awardPoints, checkout, stockOf } from '../../../test/support/checkout';
import type { HttpClient } from '../../../test/support/http-client';
import { brokenLots, ledgerSum } from '../../../test/support/ledger';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeClosetItem, storeProduct } from '../../../test/support/stock-shop';

const STOCK = 20;
const AWARD = 60;
/** Latte 500.00 less 20 points earn 9, the boots of 5,000.00 reach the first tier. */
const REDEEMED = 20;
const PIECES = 2;

let server: TestServer;
let admin: HttpClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.asAdmin()).client;
});
afterAll(() => server.close());

interface Step {
  readonly order: 0 | 1;
  readonly to: OrderStatus | 'deleted';
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  order: fc.constantFrom(0 as const, 1 as const),
  to: fc.oneof(
    { arbitrary: fc.constantFrom(...ORDER_STATUSES), weight: 9 },
    { arbitrary: fc.constant('deleted' as const), weight: 1 },
  ),
});

interface Shop {
  readonly buyer: SignedIn;
  readonly referrer: SignedIn;
  readonly boots: string;
  readonly orders: readonly [string, string];
  readonly earned: number;
}

async function openShop(): Promise<Shop> {
  const [referrer, buyer] = [await server.asCustomer(), await server.asCustomer()];
  await server.db
    .updateTable('users')
    .set({ referred_by: referrer.person.id })
    .where('id', '=', buyer.person.id)
    .execute();
  await awardPoints(server.db, buyer.person.id, AWARD / 2, server.clock.now - 1);
  await awardPoints(server.db, buyer.person.id, AWARD / 2, server.clock.now);
  const latte = await storeProduct(server.db, { price_paisa: 500_00 });
  const boots = await storeClosetItem(server.db, { price_paisa: 2500_00, stock: STOCK });
  const place = async () => {
    const lines = [{ _id: latte }, { _id: boots, type: 'closet' as const, quantity: PIECES }];
    const answer = await buyer.client.call('placeOrder', checkout(lines, {}, { points: REDEEMED }));
    return answer.body.data;
  };
  const [first, second] = [await place(), await place()];
  return { buyer, referrer, boots, orders: [first._id, second._id], earned: first.pointsEarned ?? 0 };
}

async function take({ orders }: Shop, { order, to }: Step, isGone: boolean): Promise<void> {
  const params = { id: orders[order] };
  const { status } =
    to === 'deleted'
      ? await admin.call('deleteOrder', { params })
      : await admin.call('changeOrderStatus', { params, body: { status: to } });
  expect(status).toBe(isGone ? 404 : 200);
}

/** Invariants that depend on the final states only. */
function expected(finals: readonly (OrderStatus | 'deleted')[], earned: number) {
  const active = finals.filter((final) => final !== 'cancelled' && final !== 'deleted').length;
  const completed = finals.filter((final) => final === 'completed').length;
  return {
    stock: STOCK - active * PIECES,
    buyer: AWARD - active * REDEEMED + completed * earned + (completed > 0 ? 30 + 50 : 0),
    referrer: completed > 0 ? 50 : 0,
  };
}

test('C19, C77, P15, P44: after any sequence of states, stock and points are those of the final states', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 12 }), async (steps) => {
      const shop = await openShop();
      const finals: [Step['to'], Step['to']] = ['pending', 'pending'];
      for (const step of steps) {
        const isGone = finals[step.order] === 'deleted';
        await take(shop, step, isGone);
        if (!isGone) finals[step.order] = step.to;
      }
      expect({
        stock: await stockOf(server.db, shop.boots),
        buyer: await ledgerSum(server.db, shop.buyer.person.id),
        referrer: await ledgerSum(server.db, shop.referrer.person.id),
      }).toEqual(expected(finals, shop.earned));
      expect(await brokenLots(server.db)).toEqual([]);
    }),
    { numRuns: 25 },
  );
}, 180_000);
