import fc from 'fast-check';
import { pointBalance } from '../../src/loyalty/points-ledger';
import { awardPoints, checkout, withKey } from '../support/checkout';
import { brokenLots, ledgerSum } from '../support/ledger';
import { runs, timeFor } from '../support/runs';
import { startTestServer, type TestServer } from '../support/start-test-server';
import { storeProduct } from '../support/stock-shop';

const ORDERS = 20;
const RUNS = runs(6);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const anyAward = fc.integer({ min: 1, max: 120 });
const anyRedemption = fc.integer({ min: 1, max: 30 }).map((fives) => fives * 5);

async function redeemAtOnce(awards: readonly number[], wanted: readonly number[]) {
  const { client, person } = await server.asCustomer();
  const cake = await storeProduct(server.db, { price_paisa: 900_00 });
  for (const points of awards) await awardPoints(server.db, person.id, points, server.clock.now);
  const answers = await Promise.all(
    wanted.map((points) => client.call('placeOrder', checkout([{ _id: cake }], {}, { points }), withKey())),
  );
  const spent = wanted.filter((_, index) => answers[index]?.status === 200);
  const refused = wanted.filter((_, index) => answers[index]?.status === 409);
  return { person, spent: spent.reduce((sum, points) => sum + points, 0), refused, answered: answers.length };
}

test(
  `P39: ${ORDERS} orders at once on one balance never spend more than it`,
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyAward, { minLength: 1, maxLength: 5 }),
        fc.array(anyRedemption, { minLength: ORDERS, maxLength: ORDERS }),
        async (awards, wanted) => {
          const award = awards.reduce((sum, points) => sum + points, 0);
          const { person, spent, refused } = await redeemAtOnce(awards, wanted);
          const left = award - spent;
          expect(left).toBeGreaterThanOrEqual(0);
          expect(await ledgerSum(server.db, person.id)).toBe(left);
          expect(await pointBalance(server.db, person.id, server.clock.now)).toBe(left);
          // The balance only fell: whatever was refused would not fit now either.
          for (const points of refused) expect(points).toBeGreaterThan(left);
          expect(await brokenLots(server.db)).toEqual([]);
        },
      ),
      { numRuns: RUNS },
    );
  },
  timeFor(RUNS, 10_000),
);
