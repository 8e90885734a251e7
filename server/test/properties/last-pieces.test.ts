import fc from 'fast-check';
import { checkout, piecesLeftOf, stockOf, withKey } from '../support/checkout';
import { runs, timeFor } from '../support/runs';
import { startTestServer, type TestServer } from '../support/start-test-server';
import { storeClosetItem, storeProduct } from '../support/stock-shop';

const RUNS = runs(5);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Orders concurrently, one guest per quantity. Returns the statuses. */
async function buyAtOnce(
  itemId: string,
  quantities: readonly number[],
  type: 'product' | 'closet' = 'closet',
): Promise<number[]> {
  const answers = await Promise.all(
    quantities.map((quantity) =>
      server.guest().call('placeGuestOrder', checkout([{ _id: itemId, type, quantity }]), withKey()),
    ),
  );
  return answers.map(({ status }) => status);
}

const linesOf = (itemId: string) =>
  server.db.selectFrom('order_lines').select('quantity').where('item_id', '=', itemId).execute();

test('P6: a hundred concurrent buyers of five pieces: exactly five get one', async () => {
  const scarf = await storeClosetItem(server.db, { stock: 5 });
  const statuses = await buyAtOnce(scarf, Array(100).fill(1));
  expect(statuses.sort()).toEqual([...Array(5).fill(200), ...Array(95).fill(409)]);
  expect(await stockOf(server.db, scarf)).toBe(0);
  expect(await linesOf(scarf)).toHaveLength(5);
}, 60_000);

test('C226: a hundred concurrent buyers of the five pieces that staff count: exactly five get one', async () => {
  const tart = await storeProduct(server.db, { pieces_left: 5, sold_out_at: server.clock.now });
  const statuses = await buyAtOnce(tart, Array(100).fill(1), 'product');
  expect(statuses.sort()).toEqual([...Array(5).fill(200), ...Array(95).fill(409)]);
  expect(await piecesLeftOf(server.db, tart)).toBe(0);
  expect(await linesOf(tart)).toHaveLength(5);
}, 60_000);

test(
  'P6: for any stock and demand, sold and remaining pieces add up, and no buyer is refused available pieces',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 40 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 25 }),
        async (stock, quantities) => {
          const item = await storeClosetItem(server.db, { stock });
          const statuses = await buyAtOnce(item, quantities);
          const taken = quantities.filter((_, index) => statuses[index] === 200);
          const refused = quantities.filter((_, index) => statuses[index] === 409);
          const left = await stockOf(server.db, item);
          const sold = (await linesOf(item)).reduce((sum, { quantity }) => sum + quantity, 0);
          expect(taken.length + refused.length).toBe(quantities.length);
          expect(taken.reduce((sum, quantity) => sum + quantity, 0)).toBe(sold);
          expect(sold + left).toBe(stock);
          for (const quantity of refused) expect(quantity).toBeGreaterThan(left);
        },
      ),
      { numRuns: RUNS },
    );
  },
  timeFor(RUNS, 10_000),
);
