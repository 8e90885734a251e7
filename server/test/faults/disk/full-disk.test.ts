import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../../../src/platform/db/migrate';
import { openDatabase } from '../../../src/platform/db/open-database';
import { checkout, stockOf, withKey } from '../../support/checkout';
import { photograph } from '../../support/photograph';
import { startSecondNode } from '../../support/start-second-node';
import { startTestServer, type TestServer } from '../../support/start-test-server';
import { storeClosetItem } from '../../support/stock-shop';
import { mountSmallDisk } from './small-disk';

const STOCK = 100_000;

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

const whole = { ready: true, db: 'ok', migrations: 'done', disk: 'ok' };
const failing = { ready: false, db: 'ok', migrations: 'done', disk: 'failing' };

interface Spoiled {
  readonly baseUrl: string;
  /** Words and code of the error in the log; null: they are in the log of another node. */
  readonly logged: readonly [words: string, code: string] | null;
  /** Ends the fault. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

const pragma = (text: string) => sql.raw(`pragma ${text}`).execute(server.db);

/** Lets the embedded database grow no more. */
async function fillDisk(): Promise<Spoiled> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(server.db);
  await pragma(`max_page_count = ${rows[0]?.page_count}`);
  return {
    baseUrl: server.baseUrl,
    logged: ['the disk is full', 'SQLITE_FULL'],
    heal: async () => void (await pragma('max_page_count = 1000000')),
    close: async () => {},
  };
}

/** Lets the embedded database be read only. */
async function lockDisk(): Promise<Spoiled> {
  await pragma('query_only = on');
  return {
    baseUrl: server.baseUrl,
    logged: ['the disk or the database is read-only', 'SQLITE_READONLY'],
    heal: async () => void (await pragma('query_only = off')),
    close: async () => {},
  };
}

/** Opens a PostgreSQL for reading only; the first node, which may write, takes its place. */
async function openReadOnly(): Promise<Spoiled> {
  const url = new URL(server.env.databaseUrl ?? '');
  const options = `${url.searchParams.get('options')} -c default_transaction_read_only=on`;
  url.searchParams.set('options', options);
  const env = { ...server.env, databaseUrl: url.href, logLevel: 'silent' } as const;
  const node = await startSecondNode({ ...server, env });
  return { ...node, logged: null, heal: async () => {} };
}

/** PostgreSQL that becomes read-only and can be written again: postgres/silent/silent.test.ts. */
const faults = process.env.TEST_DATABASE_URL
  ? { 'read-only': openReadOnly }
  : { full: fillDisk, 'read-only': lockDisk };

test.each(Object.entries(faults))(
  'a disk that is %s: writes are answered with 503, reads go on, readiness and the log name it; then all goes on',
  async (_name, spoil) => {
    const shirt = await storeClosetItem(server.db, { stock: STOCK });
    const { baseUrl, logged, heal, close } = await spoil();
    const guest = Object.assign(server.guest(), { baseUrl });
    const place = (key: { 'idempotency-key': string }) =>
      guest.call(
        'placeGuestOrder',
        checkout([{ _id: shirt, type: 'closet', requests: 'x'.repeat(400) }]),
        key,
      );
    const keys = [withKey()];
    let answer = await place(keys[0] ?? withKey());
    // Free pages of the file take a few more orders.
    while (answer.status === 200 && keys.length < 500) {
      const key = withKey();
      keys.push(key);
      answer = await place(key);
    }
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(answer.body.message).toMatch(
      /^The shop cannot do this right now\. Please try again in a moment\./,
    );
    expect((await guest.call('listClosetItems', { query: {} })).status).toBe(200);
    expect(await health(baseUrl)).toEqual([503, failing]);
    // C464: refused again, and not logged again.
    expect((await place(withKey())).status).toBe(503);
    if (logged) {
      const found = lines.map((line) => JSON.parse(line)).map(({ msg, err }) => [msg, err.code]);
      expect(found).toEqual([
        [`request failed: ${logged[0]}`, logged[1]],
        [`not ready: ${logged[0]}`, logged[1]],
      ]);
    }
    const acknowledged = keys.length - 1;
    expect(await server.db.selectFrom('orders').select('id').execute()).toHaveLength(acknowledged);
    expect(await stockOf(server.db, shirt)).toBe(STOCK - acknowledged);

    await heal();
    if (!logged) Object.assign(guest, { baseUrl: server.baseUrl });
    const again = [await place(keys.at(-1) ?? withKey()), await place(keys.at(-1) ?? withKey())];
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(again.map(({ body }) => body.data._id)).size).toBe(1);
    expect(await stockOf(server.db, shirt)).toBe(STOCK - keys.length);
    let state = await health(guest.baseUrl);
    // Readiness is cached for a second.
    while (state[0] !== 200) state = await health(guest.baseUrl);
    expect(state).toEqual([200, whole]);
    await close();
  },
  30_000,
);

test('readiness sees that the folder of pictures and releases cannot be written', async () => {
  const other = await startTestServer({ dataDir: '/dev/null/data' });
  const answer = await health(other.baseUrl);
  await other.close();
  expect(answer).toEqual([503, failing]);
});

const disk = process.env.TEST_DATABASE_URL ? null : mountSmallDisk();
afterAll(() => disk?.unmount());

/** Where this account may mount a disk. */
if (disk)
  test('a real disk without room: orders and uploads are answered with 503; with room again both go through once', async () => {
    const dataDir = join(disk.folder, 'data');
    const db = await openDatabase({ dataDir, databaseUrl: null });
    await migrate(db, () => 0);
    const database = { db, dataDir, databaseUrl: null, close: () => db.destroy() };
    const shop = await startTestServer({}, { database });
    const shirt = await storeClosetItem(db, { stock: STOCK });
    const { client } = await shop.asAdmin();
    const key = withKey();
    const place = () => shop.guest().call('placeGuestOrder', checkout([{ _id: shirt, type: 'closet' }]), key);
    const picture = await photograph().jpeg().toBuffer();
    const upload = () => {
      const body = new FormData();
      body.append('title', 'Terrace');
      body.append('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'photo.jpg');
      return client.send('addGalleryImage', { body });
    };
    await disk.fill();
    expect((await upload()).status).toBe(503);
    let order = await place();
    // The log of the database has room for a few pages.
    let acknowledged = 0;
    while (order.status === 200 && acknowledged < 500) {
      acknowledged += 1;
      Object.assign(key, withKey());
      order = await place();
    }
    expect([order.status, order.body.message]).toEqual([
      503,
      expect.stringMatching(/^The shop cannot do this/),
    ]);
    expect((await shop.guest().call('listClosetItems', { query: {} })).status).toBe(200);
    expect(await health(shop.baseUrl)).toEqual([503, failing]);

    await disk.free();
    const again = [await place(), await place()];
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    expect((await upload()).status).toBe(200);
    const orders = await db.selectFrom('orders').select('id').execute();
    expect(orders).toHaveLength(acknowledged + 1);
    expect(await stockOf(db, shirt)).toBe(STOCK - orders.length);
    expect(orders.filter(({ id }) => id === again[1]?.body.data._id)).toHaveLength(1);
    expect((await shop.guest().call('listGallery', {})).body.data).toHaveLength(1);
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    expect(rows).toEqual([{ integrity_check: 'ok' }]);
    await shop.close();
  }, 60_000);
