import { randomInt } from 'node:crypto';
import { API_BASE } from '@storefront/shared/contract/routes';
import { openDatabase } from '../../src/platform/db/open-database';
import { sessionCookie } from '../../src/platform/sessions/session-cookie';
import { startSession } from '../../src/platform/sessions/session-store';
import { HttpClient } from '../support/http-client';
import { importForm, sheetOf, storeDishes } from '../support/import-shop';
import { storePerson } from '../support/people';
import { runs, timeFor } from '../support/runs';
import { openTestDatabase, type TestDatabase } from '../support/test-database';
import { type KillableServer, startKillableServer } from './killable-server';

const KILLS = runs(3);
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

/** Resolves after some answers that need no database. */
async function afterAnswers(count: number): Promise<void> {
  for (let answer = 0; answer < count; answer += 1) await fetch(`${server.address}${API_BASE}/nothing`);
}

test(
  `C306: killed ${KILLS} times in the middle of an import, the menu has all of it or nothing, and a repeat has all of it once`,
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
    const countImported = async () => {
      const { body } = await client.call('exportProducts', { query: {} });
      return body.data.split('\n').filter((line) => line.includes('"120"')).length;
    };
    const good = ROWS - ROWS / 100;

    const body = importForm('product', sheetOf(ids, ROWS));
    const checked = await client.send('checkImport', { body });
    const { _id } = checked.body.data as { _id: string };
    const apply = () => client.call('applyImport', { params: { id: _id }, body: { take: 'good' } });
    const found: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const applying = apply().catch(() => null);
      await afterAnswers(randomInt(1, 30));
      await server.killAndRestart();
      await applying;
      found.push(await countImported());
    }
    expect(found.filter((count) => count !== 0 && count !== good)).toEqual([]);

    const { data } = (await apply()).body;
    expect([data.added, data.changed, data.skipped.length]).toEqual([ROWS / 2, good - ROWS / 2, ROWS / 100]);
    expect(await countImported()).toBe(good);
    await server.killAndRestart();
    expect((await apply()).body.data).toEqual(data);
    const db = await openDatabase(store);
    const rows = await db.selectFrom('products').select('id').execute();
    const entries = await db.selectFrom('audit').select('id').where('action', 'like', 'product.%').execute();
    await db.destroy();
    expect([rows.length, entries.length]).toEqual([ROWS / 2 + ROWS / 2, good]);
  },
  timeFor(KILLS, 20_000),
);
