import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../src/platform/db/database';
import { openDatabase } from '../../../src/platform/db/open-database';
import { sessionCookie } from '../../../src/platform/sessions/session-cookie';
import { startSession } from '../../../src/platform/sessions/session-store';
import { awardPoints, stockOf } from '../../support/checkout';
import { brokenLots, ledgerSum } from '../../support/ledger';
import { storePerson } from '../../support/people';
import { kills, timeFor } from '../../support/runs';
import { storeClosetItem, storeProduct } from '../../support/stock-shop';
import { openTestDatabase, type TestDatabase } from '../../support/test-database';
import { type Bought, Buyer, type Goods, POINTS } from './buyer';
import { type KillableServer, startKillableServer } from './killable-server';

const KILLS = kills(2);
const MEMBERS = 4;
const GUESTS = 4;
const STOCK = 1_000_000;
const AWARD = 1_000_000;

let store: TestDatabase;
let server: KillableServer;
beforeEach(async () => {
  store = await openTestDatabase();
});
afterEach(async () => {
  await server.stop();
  await store.close();
});

async function openShop(db: Database) {
  const goods = {
    cake: await storeProduct(db, { price_paisa: 90_50 }),
    shirt: await storeClosetItem(db, { stock: STOCK }),
  };
  const { name } = sessionCookie(null);
  const members = await Promise.all(
    Array.from({ length: MEMBERS }, async () => {
      const { id } = await storePerson(db, { role: 'customer', now: Date.now() });
      await awardPoints(db, id, AWARD, Date.now());
      return { id, session: { name, value: await startSession(db, id, Date.now()) } };
    }),
  );
  return { goods, members };
}

/** Runs all buyers while the server is killed repeatedly, after a random number of orders each time. */
async function buyThroughKills(buyers: readonly Buyer[], goods: Goods): Promise<Bought[]> {
  const bought: Bought[] = [];
  let isOver = false;
  let next = { at: randomInt(1, 60), reached: () => {} };
  const shopping = buyers.map(async (buyer) => {
    while (!isOver) {
      bought.push(await buyer.buy(goods, randomInt(1, 4)));
      if (bought.length >= next.at) next.reached();
    }
  });
  const failed = Promise.all(shopping);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const due = new Promise<void>((resolve) => {
      next = { at: bought.length + randomInt(1, 60), reached: resolve };
    });
    await Promise.race([due, failed]);
    await server.killAndRestart();
  }
  isOver = true;
  await failed;
  return bought;
}

async function integrityFaults(db: Database): Promise<unknown[]> {
  if (store.databaseUrl !== null) return [];
  const { rows: broken } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const { rows: orphans } = await sql`pragma foreign_key_check`.execute(db);
  return [...broken.filter(({ integrity_check }) => integrity_check !== 'ok'), ...orphans];
}

test(
  `P1, P2: killed ${KILLS} times under eight buyers, the shop has every acknowledged order once`,
  async () => {
    const { goods, members } = await openShop(store.db);
    // No other process may open the embedded file, or its recovery would not be tested.
    if (store.databaseUrl === null) await store.db.destroy();
    server = await startKillableServer({
      DATA_DIR: store.dataDir,
      ...(store.databaseUrl !== null && { DATABASE_URL: store.databaseUrl }),
      DEMO: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    });
    const sessions = [...members.map(({ session }) => session), ...Array<null>(GUESTS).fill(null)];
    const buyers = sessions.map((session) => new Buyer(server, session));
    const bought = await buyThroughKills(buyers, goods);

    const db = await openDatabase(store);
    const orders = await db.selectFrom('orders').select(['id', 'user_id']).execute();
    const lines = await db.selectFrom('order_lines').select(['order_id', 'quantity', 'item_id']).execute();
    const keys = await db.selectFrom('idempotency_keys').select(['key', 'order_id']).execute();
    const acknowledged = bought.map(({ orderId }) => orderId).sort();
    expect(orders.map(({ id }) => id).sort()).toEqual(acknowledged);
    expect(new Map(keys.map(({ key, order_id }) => [key, order_id]))).toEqual(
      new Map(bought.map(({ key, orderId }) => [key, orderId])),
    );
    expect(lines).toHaveLength(2 * orders.length);
    const pieces = bought.reduce((sum, one) => sum + one.pieces, 0);
    expect(await stockOf(db, goods.shirt)).toBe(STOCK - pieces);
    for (const { id } of members) {
      const own = orders.filter(({ user_id }) => user_id === id).length;
      expect(await ledgerSum(db, id)).toBe(AWARD - own * POINTS);
    }
    expect(await brokenLots(db)).toEqual([]);
    expect(await integrityFaults(db)).toEqual([]);
    await db.destroy();
  },
  timeFor(KILLS, 20_000),
);
