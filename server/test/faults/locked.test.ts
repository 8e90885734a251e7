import { sql } from 'kysely';
import { checkout, stockOf, withKey } from '../support/checkout';
import { type SecondNode, startSecondNode } from '../support/start-second-node';
import { startTestServer, type TestServer } from '../support/start-test-server';
import { storeClosetItem } from '../support/stock-shop';

const CUSTOMERS = 8;
const STOCK = 100;

let server: TestServer;
let node: SecondNode;
let holder: Awaited<ReturnType<typeof lock>> | null = null;
beforeEach(async () => {
  server = await startTestServer();
  node = await startSecondNode({ ...server, env: { ...server.env, databaseTimeoutMs: 1_000 } });
});
afterEach(async () => {
  await unlock();
  await node.close();
  await server.close();
});

/** Locks the stock as another program would: a row of PostgreSQL, or the whole embedded file. */
async function lock() {
  const transaction = await server.db.startTransaction().execute();
  if (server.env.databaseUrl === null)
    await transaction.updateTable('closet_items').set({ stock: 1 }).execute();
  else await sql`select 1 from closet_items for update`.execute(transaction);
  return transaction;
}

async function unlock(): Promise<void> {
  await holder?.rollback().execute();
  holder = null;
}

test('a lock that another program holds: orders are answered with 503, plainly; each goes through once after it', async () => {
  const shirt = await storeClosetItem(server.db, { stock: STOCK });
  const guest = Object.assign(server.guest(), { baseUrl: node.baseUrl });
  const keys = Array.from({ length: CUSTOMERS }, () => withKey());
  const place = (key: { 'idempotency-key': string }) =>
    guest.call('placeGuestOrder', checkout([{ _id: shirt, type: 'closet' }]), key);
  holder = await lock();
  const answers = Promise.all(keys.map(place));
  expect((await guest.call('listClosetItems', { query: {} })).status).toBe(200);
  for (const { status, headers, body } of await answers) {
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(body.message).toMatch(/^The shop cannot do this right now\. Please try again in a moment\. \(/);
  }
  await unlock();
  const placeAgain = async (key: { 'idempotency-key': string }) => {
    let answer = await place(key);
    // Eight customers want the same piece: on a busy machine the last one may wait too long.
    while (answer.status === 503) answer = await place(key);
    return answer;
  };
  const again = [...(await Promise.all(keys.map(placeAgain))), ...(await Promise.all(keys.map(placeAgain)))];
  expect(again.map(({ status }) => status)).toEqual(again.map(() => 200));
  expect(new Set(again.map(({ body }) => body.data._id)).size).toBe(CUSTOMERS);
  expect(await server.db.selectFrom('orders').select('id').execute()).toHaveLength(CUSTOMERS);
  expect(await stockOf(server.db, shirt)).toBe(STOCK - CUSTOMERS);
}, 60_000);
