import { randomInt } from 'node:crypto';
import { API_BASE } from '@storefront/shared/contract/routes';
import { openDatabase } from '../../../src/platform/db/open-database';
import { sessionCookie } from '../../../src/platform/sessions/session-cookie';
import { startSession } from '../../../src/platform/sessions/session-store';
import { HttpClient } from '../../support/http-client';
import { importForm, sheetOf, storeDishes } from '../../support/import-shop';
import { storePerson } from '../../support/people';
import { kills, timeFor } from '../../support/runs';
import { openTestDatabase, type TestDatabase } from '../../support/test-database';
import { type KillableServer, startKillableServer } from './killable-server';

const KILLS = kills(3);
const ROWS = 2_000;

let store: TestDatabase;
let server: KillableServer;
beforeEach(async () => {
  store = await openTestDatabase();
});
afterEach(async () => {
  await server.stop();
  await store.close();
});

/** Asks for answers that need no database until `isOver`; returns how many came. */
async function countAnswers(isOver: (count: number) => boolean): Promise<number> {
  let count = 0;
  while (!isOver(count)) {
    await fetch(`${server.address}${API_BASE}/nothing`);
    count += 1;
  }
  return count;
}

test(
  `C306: killed in the middle of ${KILLS} imports, the menu has all of each or nothing, and a repeat has all of it once`,
  async () => {
    const ids = await storeDishes(store.db, ROWS / 2);
    const { id } = await storePerson(store.db, { role: 'admin', now: Date.now() });
    const session = await startSession(store.db, id, Date.now());
    // No other process may open the embedded file, or its recovery would not be tested.
    if (store.databaseUrl === null) await store.db.destroy();
    server = await startKillableServer({
      DATA_DIR: store.dataDir,
      ...(store.databaseUrl !== null && { DATABASE_URL: store.databaseUrl }),
      DEMO: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    });
    const client = new HttpClient(server.address);
    client.cookies.set(sessionCookie(null).name, session);
    const good = ROWS - ROWS / 100;
    const full = { added: ROWS / 2, changed: good - ROWS / 2 };
    // The dishes of the first import are found by their names (C433).
    const again = { added: 0, changed: good };
    const countAt = async (price: number) => {
      const { body } = await client.call('exportProducts', { query: {} });
      return body.data.split('\n').filter((line) => line.includes(`"${price}"`)).length;
    };
    const open = async (price: number) => {
      const sheet = sheetOf(ids, ROWS).replaceAll(',120', `,${price}`);
      const checked = await client.send('checkImport', { body: importForm('product', sheet) });
      const { _id } = checked.body.data as { _id: string };
      return () => client.call('applyImport', { params: { id: _id }, body: { take: 'good' } });
    };

    // How many answers come during an import that nobody kills.
    let isDone = false;
    const first = (await open(200))().finally(() => {
      isDone = true;
    });
    const answers = await countAnswers(() => isDone);
    expect((await first).body.data).toMatchObject(full);
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const price = 200 + kill;
      const apply = await open(price);
      const applying = apply().catch(() => null);
      const at = randomInt(1, answers + 2);
      await countAnswers((count) => count >= at);
      await server.killAndRestart();
      await applying;
      expect([0, good]).toContain(await countAt(price));
      const { data } = (await apply()).body;
      expect(data).toMatchObject(again);
      expect((await apply()).body.data).toEqual(data);
      expect(await countAt(price)).toBe(good);
    }
    const db = await openDatabase(store);
    const rows = await db.selectFrom('products').select('id').execute();
    const entries = await db.selectFrom('audit').select('id').where('action', 'like', 'product.%').execute();
    await db.destroy();
    expect([rows.length, entries.length]).toEqual([ROWS / 2 + full.added, (KILLS + 1) * good]);
  },
  timeFor(KILLS, 20_000),
);
