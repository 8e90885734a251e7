import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { findPrograms } from '../../../../../scripts/lib/tests/find-postgres.mjs';
import { startPostgres } from '../../../../../scripts/lib/tests/start-postgres.mjs';
import type { Database } from '../../../../src/platform/db/database';
import { migrate } from '../../../../src/platform/db/migrate';
import { openDatabase } from '../../../../src/platform/db/open-database';
import { stockOf } from '../../../support/checkout';
import { type FaultyProxy, startFaultyProxy } from '../../../support/faulty-proxy';
import { HttpClient } from '../../../support/http-client';
import { type NodeProcess, runNode } from '../../../support/run-node';
import { IS_WHOLE, runs } from '../../../support/runs';
import { storeClosetItem, storeProduct } from '../../../support/stock-shop';
import { until } from '../../../support/until';
import { type Asked, Shopper } from './shopper';

/** The long form: thirty seconds of silence, and the limits of the shop. */
const SILENCE_MS = IS_WHOLE ? 30_000 : 4_000;
const TIMEOUT_S = IS_WHOLE ? 6 : 1;
/** A call waits for a connection, then for a statement and the connection that it broke. */
const LIMIT_MS = (2 * TIMEOUT_S + 1) * 1_000;
/** For a busy machine, ms. */
const MARGIN_MS = IS_WHOLE ? 3_000 : 15_000;
const WHOLE_AFTER_MS = IS_WHOLE ? 10_000 : 30_000;
const STOCK = 1_000_000;
const PLAIN = /^The shop cannot do this right now\. Please try again in a moment\. \(/;
const SHOPPERS = 8;
const ROUNDS = runs(1);

type Cluster = Awaited<ReturnType<typeof startPostgres>>;

let cluster: Cluster;
let proxy: FaultyProxy;
let node: NodeProcess;
let db: Database;
let dataDir: string;
beforeAll(async () => {
  const programs = findPrograms();
  if (!programs) throw new Error('These tests freeze a PostgreSQL of their own: install its programs.');
  dataDir = await mkdtemp(join(tmpdir(), 'silent-'));
  cluster = await startPostgres(programs, { isDurable: true });
  proxy = await startFaultyProxy(Number(new URL(cluster.url).port));
  db = await openDatabase({ dataDir, databaseUrl: cluster.url });
  await migrate(db, () => 0);
  const throughProxy = new URL(cluster.url);
  throughProxy.port = String(proxy.port);
  node = await runNode({
    DATA_DIR: dataDir,
    DATABASE_URL: throughProxy.href,
    DATABASE_TIMEOUT: String(TIMEOUT_S),
    RATE_LIMIT: 'off',
    RENDER: 'off',
    LOG_LEVEL: 'silent',
  });
}, 120_000);
afterAll(async () => {
  await node?.kill();
  await db?.destroy();
  await proxy?.close();
  await cluster?.stop();
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

/** Locks the stock, so that the orders that come wait inside their transactions. */
async function holdOrders(): Promise<() => Promise<void>> {
  const holder = await db.startTransaction().execute();
  await sql`select 1 from closet_items for update`.execute(holder);
  await until(async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity where wait_event_type = 'Lock' and xact_start is not null`.execute(
      db,
    );
    return Number(rows[0]?.count) >= SHOPPERS / 2;
  });
  return async () => void (await holder.rollback().execute());
}

let release = async () => {};

const setReadOnly = async (isSo: boolean) => {
  await sql.raw(`alter system set default_transaction_read_only = ${isSo ? 'on' : 'off'}`).execute(db);
  await sql`select pg_reload_conf()`.execute(db);
};

const faults = {
  frozen: { begin: () => cluster.freeze(), end: () => cluster.thaw() },
  'frozen with open transactions': {
    async begin() {
      release = await holdOrders();
      cluster.freeze();
    },
    async end() {
      cluster.thaw();
      await release();
    },
  },
  'read-only': { begin: () => setReadOnly(true), end: () => setReadOnly(false) },
  'cut off by silence': { begin: () => proxy.silence(), end: () => proxy.heal() },
  'refusing connections': { begin: () => proxy.refuse(), end: () => proxy.heal() },
  restarted: { begin: () => cluster.restart(), end: () => undefined },
};

/** Waits until the shop is ready and every call succeeds. Returns how long that took, ms. */
async function untilWhole(shopper: Shopper): Promise<number> {
  const began = performance.now();
  for (;;) {
    const { status } = await fetch(`${node.baseUrl}/health/ready`);
    const answers = [await shopper.readMenu(), await shopper.readMenu()];
    if (status === 200 && answers.every((answer) => answer.status === 200)) break;
    await pause(50);
  }
  return performance.now() - began;
}

test.each(
  Object.entries(faults).flatMap(([name, fault]) =>
    Array.from({ length: ROUNDS }, () => [name, fault] as const),
  ),
)(
  'P1, P2: with PostgreSQL %s, every call is answered in time and every acknowledged order is there once',
  async (name, fault) => {
    const goods = {
      cake: await storeProduct(db, { price_paisa: 90_50 }),
      shirt: await storeClosetItem(db, { stock: STOCK }),
    };
    const before = new Set((await db.selectFrom('orders').select('id').execute()).map(({ id }) => id));
    const asked: Asked[] = [];
    const shoppers = Array.from(
      { length: SHOPPERS },
      () => new Shopper(new HttpClient(node.baseUrl), (one) => asked.push(one)),
    );
    let isOver = false;
    const shopping = shoppers.map((shopper) => shopper.buyUntil(goods, () => isOver));
    while (shoppers.some(({ bought }) => bought.length < 3)) await pause(20);

    await fault.begin();
    const answered = shoppers.map((shopper) => shopper.answers);
    await pause(SILENCE_MS);
    // A call that was under way at the beginning ends too.
    while (shoppers.some(({ answers }, index) => answers < (answered[index] ?? 0) + 2)) await pause(20);
    const { status: readiness } = await fetch(`${node.baseUrl}/health/ready`);
    await fault.end();
    const wholeAfter = await untilWhole(new Shopper(new HttpClient(node.baseUrl), (one) => asked.push(one)));
    const counts = shoppers.map(({ bought }) => bought.length);
    while (shoppers.some(({ bought }, index) => bought.length < (counts[index] ?? 0) + 3)) await pause(20);
    isOver = true;
    await Promise.all(shopping);

    const slowest = Math.max(...asked.map(({ ms }) => ms));
    const count = (status: number) => asked.filter((one) => one.status === status).length;
    if (IS_WHOLE)
      console.log(
        `${name}: ${count(200)} calls answered with 200, ${count(503)} with 503, the slowest after ${Math.round(slowest)} ms; whole after ${Math.round(wholeAfter)} ms`,
      );
    expect(
      [...new Set(asked.map(({ status }) => status))].filter((status) => ![200, 503].includes(status)),
    ).toEqual([]);
    const refusals = asked.filter(({ status }) => status === 503).map(({ message }) => message);
    expect(refusals.filter((message) => !PLAIN.test(message))).toEqual([]);
    // A restart takes less than a second.
    expect(readiness).toBe(name === 'restarted' ? 200 : 503);
    if (name !== 'restarted') expect(refusals.length).toBeGreaterThan(0);
    expect(slowest).toBeLessThan(LIMIT_MS + MARGIN_MS);
    expect(wholeAfter).toBeLessThan(WHOLE_AFTER_MS);
    const bought = shoppers.flatMap((shopper) => shopper.bought);
    const orders = (await db.selectFrom('orders').select('id').execute()).filter(({ id }) => !before.has(id));
    expect(orders.map(({ id }) => id).sort()).toEqual(bought.map(({ orderId }) => orderId).sort());
    expect(await stockOf(db, goods.shirt)).toBe(STOCK - bought.length);
  },
  SILENCE_MS + 240_000,
);
