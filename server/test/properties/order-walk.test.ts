import fc from 'fast-check';
import { awardPoints, checkout, stockOf } from '../support/checkout';
import type { HttpClient } from '../support/http-client';
import { brokenLots, ledgerSum } from '../support/ledger';
import {
  after,
  anyStep,
  type Dish,
  dishAfter,
  type Final,
  isDepartment,
  isDishMark,
  isRefusal,
  isStep,
  placed,
  type Walk,
} from '../support/order-walk';
import { runs, timeFor } from '../support/runs';
import { type SignedIn, startTestServer, type TestServer } from '../support/start-test-server';
import { storeClosetItem, storeProduct } from '../support/stock-shop';

const STOCK = 20;
/** Lattes that staff count before the orders, and each time they count again. */
const COUNT = 7;
const AWARD = 60;
/** Latte 500.00 less 20 points earn 9, the boots of 5,000.00 reach the first tier. */
const REDEEMED = 20;
const PIECES = 2;
const MINUTE_MS = 60_000;
const RUNS = runs(25);

const MARKS = {
  counted: { until: null, piecesLeft: COUNT },
  soldOut: { until: 'opening', piecesLeft: null },
  putBack: { until: null, piecesLeft: null },
} as const;

let server: TestServer;
let admin: HttpClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.asAdmin()).client;
});
afterAll(() => server.close());

interface Shop {
  readonly buyer: SignedIn;
  readonly referrer: SignedIn;
  readonly latte: string;
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
  const counted = { pieces_left: COUNT, sold_out_at: server.clock.now };
  const latte = await storeProduct(server.db, { price_paisa: 500_00, ...counted });
  const boots = await storeClosetItem(server.db, { price_paisa: 2500_00, stock: STOCK });
  const place = async () => {
    const lines = [{ _id: latte }, { _id: boots, type: 'closet' as const, quantity: PIECES }];
    const answer = await buyer.client.call('placeOrder', checkout(lines, {}, { points: REDEEMED }));
    return answer.body.data;
  };
  const [first, second] = [await place(), await place()];
  return { buyer, referrer, latte, boots, orders: [first._id, second._id], earned: first.pointsEarned ?? 0 };
}

async function take({ orders, latte }: Shop, { order, to }: Walk): Promise<number> {
  const params = { id: orders[order] };
  const markDish = (mark: keyof typeof MARKS) =>
    admin.call('markSoldOut', { params: { id: latte }, body: MARKS[mark] });
  if (isDishMark(to)) return (await markDish(to)).status;
  if (isRefusal(to)) {
    const { status } = await orderOf(params.id);
    const soldOut = to.marksDish ? [latte] : [];
    const body = { status: 'cancelled', cancelReason: to.reason, soldOut } as const;
    const answer = await admin.call('changeOrderStatus', { params, body });
    // The board undoes only what its press has changed.
    if (to.isUndone && answer.status === 200 && status !== 'cancelled') {
      await admin.call('changeOrderStatus', { params, body: { status } });
      if (to.marksDish) await markDish('putBack');
    }
    return answer.status;
  }
  if (to === 'deleted') return (await admin.call('deleteOrder', { params })).status;
  if (isDepartment(to)) {
    const { department, done, isUndone } = to;
    const set = (isDone: boolean) =>
      admin.call('changeOrderDepartment', { params, body: { department, done: isDone } });
    const { version } = await orderOf(params.id);
    const answer = await set(done);
    // Undo takes back what the press changed.
    if (done && isUndone && (await orderOf(params.id)).version !== version) await set(false);
    return answer.status;
  }
  if (!isStep(to)) return (await admin.call('changeOrderStatus', { params, body: { status: to } })).status;
  const { step, minutes } = to;
  const promisedAt =
    minutes == null ? minutes : new Date(server.clock.now + minutes * MINUTE_MS).toISOString();
  return (await admin.call('changeOrderStep', { params, body: { step, promisedAt } })).status;
}

const orderOf = (id: string) =>
  server.db
    .selectFrom('orders')
    .select([
      'version',
      'status',
      'cancel_reason as cancelReason',
      'accepted_at as acceptedAt',
      'preparing_at as preparingAt',
      'ready_at as readyAt',
      'promised_at as promisedAt',
      'closed_at as closedAt',
      'kitchen_done_at as kitchen',
      'bar_done_at as bar',
      'closet_done_at as closet',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const dishOf = async (id: string) =>
  server.db
    .selectFrom('products')
    .select(['sold_out as soldOut', 'pieces_left as left'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Returns the pieces of a dish that are left: orders from before a new count do not take from it (C226). */
const leftOf = ({ count }: Dish, active: number) =>
  count === null ? null : count === 'new' ? COUNT : COUNT - active;

/** Invariants that depend on the final states only. */
function expected(finals: readonly Final['status'][], earned: number, dish: Dish) {
  const active = finals.filter((final) => final !== 'cancelled' && final !== 'deleted').length;
  const completed = finals.filter((final) => final === 'completed').length;
  return {
    stock: STOCK - active * PIECES,
    dish: { soldOut: dish.isSoldOut ? 1 : 0, left: leftOf(dish, active) },
    buyer: AWARD - active * REDEEMED + completed * earned + (completed > 0 ? 30 + 50 : 0),
    referrer: completed > 0 ? 50 : 0,
  };
}

test(
  'C19, C77, P15, P44, C206, C221, C226, C228: after any walk over statuses, steps, departments, refusals, undos, marks and counts, stock, points and times are those of the final states',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 14 }), async (walk) => {
        const shop = await openShop();
        const finals: [Final, Final] = [placed, placed];
        let dish: Dish = { isSoldOut: false, count: 'first' };
        for (const step of walk) {
          server.clock.now += MINUTE_MS;
          const [final, answer] = after(finals[step.order], step.to, server.clock.now);
          expect(await take(shop, step)).toBe(answer);
          dish = dishAfter(dish, finals[step.order], step.to);
          finals[step.order] = final;
          const { bar, closet, readyAt } = await orderOf(shop.orders[step.order]);
          expect(readyAt !== null).toBe(bar !== null && closet !== null);
        }
        const statuses = finals.map(({ status }) => status);
        expect({
          stock: await stockOf(server.db, shop.boots),
          dish: await dishOf(shop.latte),
          buyer: await ledgerSum(server.db, shop.buyer.person.id),
          referrer: await ledgerSum(server.db, shop.referrer.person.id),
        }).toEqual(expected(statuses, shop.earned, dish));
        expect(await brokenLots(server.db)).toEqual([]);
        for (const [index, final] of finals.entries())
          if (final.status !== 'deleted')
            expect(await orderOf(shop.orders[index] ?? '')).toMatchObject({ ...final, kitchen: null });
      }),
      { numRuns: RUNS },
    );
  },
  timeFor(RUNS, 6_000),
);
