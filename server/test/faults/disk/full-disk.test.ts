import { sql } from 'kysely';
import { startSecondNode } from '../../support/start-second-node';
import { startTestServer, type TestServer } from '../../support/start-test-server';
import { storeProduct } from '../../support/stock-shop';

let server: TestServer;
let lines: string[];
beforeEach(async () => {
  lines = [];
  server = await startTestServer({ logLevel: 'error' }, { logs: { write: (line) => void lines.push(line) } });
});
afterEach(() => server.close());

const health = async (baseUrl: string) => {
  const response = await fetch(`${baseUrl}/health/ready`);
  return [response.status, await response.json()];
};

const failing = { ready: false, db: 'ok', migrations: 'done', disk: 'failing' };

/** Lets the embedded database grow no more, or opens a PostgreSQL for reading only. */
async function spoilDisk() {
  if (server.env.databaseUrl === null) {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(server.db);
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(server.db);
    return { baseUrl: server.baseUrl, logged: ['the disk is full', 'SQLITE_FULL'], close: async () => {} };
  }
  const url = new URL(server.env.databaseUrl);
  const options = `${url.searchParams.get('options')} -c default_transaction_read_only=on`;
  url.searchParams.set('options', options);
  const node = await startSecondNode({
    ...server,
    env: { ...server.env, databaseUrl: url.href, logLevel: 'silent' },
  });
  return { ...node, logged: null };
}

test('a full or read-only disk: readiness says so, writes are answered with 503, and the log names it', async () => {
  const latte = await storeProduct(server.db, {});
  const { baseUrl, logged, close } = await spoilDisk();
  const guest = Object.assign(server.guest(), { baseUrl });
  const body = { tableNumber: '4', items: [{ _id: latte, quantity: 1, requests: 'x'.repeat(400) }] };
  let order = await guest.send('placeTableOrder', { body });
  // Free pages of the file take a few more orders.
  for (let count = 0; order.status === 200 && count < 500; count += 1)
    order = await guest.send('placeTableOrder', { body });
  expect(order.status).toBe(503);
  expect(order.body.message).toMatch(/^The shop cannot do this right now\./);
  expect((await guest.send('listMenu')).status).toBe(200);
  expect(await health(baseUrl)).toEqual([503, failing]);
  if (logged) {
    const found = lines.map((line) => JSON.parse(line)).map(({ msg, err }) => [msg, err.code]);
    expect(found).toEqual([
      [`request failed: ${logged[0]}`, logged[1]],
      [`not ready: ${logged[0]}`, logged[1]],
    ]);
  }
  await close();
});

test('readiness sees that the folder of pictures and releases cannot be written', async () => {
  const other = await startTestServer({ dataDir: '/dev/null/data' });
  const answer = await health(other.baseUrl);
  await other.close();
  expect(answer).toEqual([503, failing]);
});
