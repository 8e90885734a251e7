import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../src/platform/db/database';
import { openDatabase } from '../../../src/platform/db/open-database';
import { kills, timeFor } from '../../support/runs';
import { startSmtpServer, type TestSmtpServer } from '../../support/smtp-server';
import { storeClosetItem, storeProduct } from '../../support/stock-shop';
import { openTestDatabase, type TestDatabase } from '../../support/test-database';
import { Buyer } from './buyer';
import { type KillableServer, startKillableServer } from './killable-server';

const KILLS = kills(2);
const BUYERS = 4;
/** The outbox sends so many mails at once, so a kill repeats that many at most. */
const IN_DELIVERY = 3;
/** On PostgreSQL another node waits a minute before it takes over the mails of one that died. */
const TAKE_OVER_MS = 130_000;

let store: TestDatabase;
let smtp: TestSmtpServer;
let server: KillableServer;
beforeEach(async () => {
  store = await openTestDatabase();
  smtp = await startSmtpServer();
});
afterEach(async () => {
  await server.stop();
  await smtp.close();
  await store.close();
});

const addressOf = (key: string) => `${key}@example.com`;

/** Waits until no mail is left to send. */
async function waitForEmptyOutbox(db: Database): Promise<void> {
  const until = Date.now() + TAKE_OVER_MS;
  for (;;) {
    const left = await db.selectFrom('outbox').select(['recipient', 'tries', 'problem']).execute();
    if (left.length === 0) return;
    if (Date.now() > until) throw new Error(`${left.length} mails were not sent: ${JSON.stringify(left[0])}`);
    await pause(100);
  }
}

test(
  `C199: killed ${KILLS} times under load, the shop mails every acknowledged order, and none that it does not have`,
  async () => {
    const goods = {
      cake: await storeProduct(store.db, {}),
      shirt: await storeClosetItem(store.db, { stock: 1_000_000 }),
    };
    // No other process may open the embedded file while it is killed, or its recovery would not be tested.
    if (store.databaseUrl === null) await store.db.destroy();
    server = await startKillableServer({
      DATA_DIR: store.dataDir,
      ...(store.databaseUrl !== null && { DATABASE_URL: store.databaseUrl }),
      DEMO: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'fatal',
      SMTP_URL: smtp.url,
    });
    const acknowledged: string[] = [];
    let isOver = false;
    let next = { at: Number.POSITIVE_INFINITY, reached: () => {} };
    const shopping = Promise.all(
      Array.from({ length: BUYERS }, async () => {
        const buyer = new Buyer(server, null);
        while (!isOver) {
          const key = crypto.randomUUID();
          await buyer.buy(goods, 1, { 'idempotency-key': key }, addressOf(key));
          acknowledged.push(addressOf(key));
          if (acknowledged.length >= next.at) next.reached();
        }
      }),
    );
    for (let kill = 0; kill < KILLS; kill += 1) {
      const due = new Promise<void>((resolve) => {
        next = { at: acknowledged.length + randomInt(1, 40), reached: resolve };
      });
      await Promise.race([due, shopping]);
      await server.killAndRestart();
    }
    isOver = true;
    await shopping;

    const db = await openDatabase(store);
    await waitForEmptyOutbox(db);
    const orders = await db.selectFrom('orders').select('email').execute();
    await db.destroy();
    const received = smtp.seen.map((source) => ({
      to: /^To: (.*)\r$/m.exec(source)?.[1] ?? '',
      id: /^Message-ID: (.*)\r$/im.exec(source)?.[1] ?? '',
    }));
    const mailed = new Set(received.map(({ to }) => to));
    expect(acknowledged.filter((address) => !mailed.has(address))).toEqual([]);
    expect([...mailed].sort()).toEqual(orders.map(({ email }) => email).sort());
    // A mail that came twice has one message id.
    expect(new Set(received.map(({ id }) => id)).size).toBe(mailed.size);
    expect(received.length - mailed.size).toBeLessThanOrEqual(KILLS * IN_DELIVERY);
  },
  timeFor(KILLS, 20_000) + TAKE_OVER_MS,
);
