import fc from 'fast-check';
import { checkout, stockOf, withKey } from '../support/checkout';
import { runs, timeFor } from '../support/runs';
import { startTestServer, type TestServer } from '../support/start-test-server';
import { storeClosetItem } from '../support/stock-shop';

const RUNS = runs(5);
const STOCK = 1000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Positions of attempts, each as often as it is posted, in any order. */
const anyPosts = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 5 }).chain((repeats) => {
  const posts = repeats.flatMap((count, attempt) => Array<number>(count).fill(attempt));
  return fc.shuffledSubarray(posts, { minLength: posts.length, maxLength: posts.length });
});

async function post(posts: readonly number[], asMember: boolean) {
  const hat = await storeClosetItem(server.db, { stock: STOCK });
  const member = asMember ? (await server.asCustomer()).client : null;
  const keys = posts.map(() => withKey());
  const answers = await Promise.all(
    posts.map((attempt) => {
      const order = checkout([{ _id: hat, type: 'closet', quantity: attempt + 1 }]);
      return member
        ? member.call('placeOrder', order, keys[attempt])
        : server.guest().call('placeGuestOrder', order, keys[attempt]);
    }),
  );
  return { hat, answers };
}

const checkPosts = async (posts: readonly number[], asMember: boolean) => {
  const { hat, answers } = await post(posts, asMember);
  const attempts = [...new Set(posts)];
  const orderOf = new Map(posts.map((attempt, index) => [attempt, answers[index]?.body.data._id]));
  expect(answers.map(({ status }) => status)).toEqual(posts.map(() => 200));
  for (const [index, attempt] of posts.entries())
    expect(answers[index]?.body.data._id).toBe(orderOf.get(attempt));
  const lines = await server.db
    .selectFrom('order_lines')
    .select(['order_id', 'quantity'])
    .where('item_id', '=', hat)
    .execute();
  const stored = lines.map(({ order_id, quantity }) => [quantity - 1, order_id]).sort();
  expect(stored).toEqual([...orderOf].sort());
  expect(await stockOf(server.db, hat)).toBe(STOCK - attempts.reduce((sum, one) => sum + one + 1, 0));
};

test('P1: twenty concurrent posts with one key are one order', () => checkPosts(Array(20).fill(0), false));

test(
  'P1: repeated and interleaved attempts give one order and one decrement per key',
  async () => {
    await fc.assert(fc.asyncProperty(anyPosts, fc.boolean(), checkPosts), { numRuns: RUNS });
  },
  timeFor(RUNS, 10_000),
);
