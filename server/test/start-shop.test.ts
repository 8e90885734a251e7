import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { startApi } from '../src/app/start-api';
import { readEnv } from '../src/platform/config/env';
import type { Database } from '../src/platform/db/database';
import { readShopEnv } from '../src/shop/shop-env';
import { startShop } from '../src/shop/start-shop';
import { checkout, withKey } from './support/checkout';
import { HttpClient } from './support/http-client';
import { storeProduct } from './support/stock-shop';
import { openTestDatabase, type TestDatabase } from './support/test-database';

let store: TestDatabase;
beforeEach(async () => {
  store = await openTestDatabase();
});
afterEach(() => store.close());

const start = () => {
  const { dataDir, databaseUrl } = store;
  const env = readShopEnv({ PORT: '1', DEMO: '0', LOG_LEVEL: 'silent', ADMIN_EMAIL: 'boss@example.com' });
  return startShop({ ...env, port: 0, dataDir, databaseUrl });
};

async function staff(address: string): Promise<HttpClient> {
  const client = new HttpClient(address);
  const password = (await readFile(join(store.dataDir, 'admin-password'), 'utf8')).trim();
  await client.call('login', { body: { email: 'boss@example.com', password } });
  return client;
}

test('after a first start staff can sign in, and their changes persist over the next start', async () => {
  const first = await start();
  const client = await staff(first.address);
  const added = await client.call('addLocation', { body: { address: 'Lakeside', rate: 60 } });
  await first.stop();
  expect(added.status).toBe(200);

  const second = await start();
  const again = new HttpClient(second.address);
  for (const [name, value] of client.cookies) again.cookies.set(name, value);
  const places = await again.call('listLocations', {});
  const me = await again.call('getCurrentUser', {});
  await second.stop();
  expect(places.body.data).toMatchObject([{ address: 'Lakeside', rate: 60 }]);
  expect(me.body.data).toMatchObject([{ email: 'boss@example.com', role: 'admin' }]);
});

test('the API answers in its envelope when the same process serves pages', async () => {
  const server = await start();
  const missing = await new HttpClient(server.address).raw('GET', '/api/v1/no/such/call');
  const page = await fetch(`${server.address}/menu`);
  await server.stop();
  expect([missing.status, missing.body.success]).toEqual([404, false]);
  expect(page.headers.get('content-type')).toContain('text/html');
});

test('C406: with a registry that cannot be read the shop is not ready, though the API answers', async () => {
  await writeFile(join(store.dataDir, 'registry.json'), 'hello');
  const server = await start();
  const places = await new HttpClient(server.address).call('listLocations', {});
  const ready = await fetch(`${server.address}/health/ready`);
  await server.stop();
  expect([places.status, ready.status, await ready.json()]).toMatchObject([
    200,
    503,
    { ready: false, db: 'ok', pages: 'not ready' },
  ]);
});

test('the API starts without the gateway, and then has no pages', async () => {
  const { dataDir, databaseUrl } = store;
  const env = readEnv({ DEMO: '0', LOG_LEVEL: 'silent' });
  const api = await startApi({ ...env, port: 0, dataDir, databaseUrl });
  const places = await new HttpClient(api.address).call('listLocations', {});
  const page = await fetch(`${api.address}/menu`);
  await api.stop();
  expect([places.status, page.status]).toEqual([200, 404]);
});

test('`/health/versions` changes with the catalogue, without revealing how often', async () => {
  const server = await start();
  const read = async () => (await fetch(`${server.address}/health/versions`)).json();
  const before = await read();
  await (await staff(server.address)).call('addLocation', { body: { address: 'Lakeside', rate: 60 } });
  const after = await read();
  await server.stop();
  expect(after.data).not.toBe(before.data);
  expect(after.stock).toBe(before.stock);
  expect(after.data).toBeGreaterThan(1000);
});

test('C271: the server counts what goes well together when it starts, if the last count is a day old', async () => {
  const { dataDir, databaseUrl } = store;
  const env = {
    ...readEnv({ DEMO: '0', LOG_LEVEL: 'silent' }),
    rateLimit: false,
    port: 0,
    dataDir,
    databaseUrl,
  };
  let now = Date.parse('2026-11-20T12:00:00+05:45');
  /** Starts the API, and waits for what it does in the background. */
  const startAndCount = async (fill: (db: Database) => Promise<void> = async () => {}) => {
    let app: FastifyInstance | undefined;
    const api = await startApi(env, {
      now: () => now,
      extend: async (parts) => {
        app = parts.app;
        await fill(parts.db);
      },
    });
    await app?.background.idle();
    return api;
  };
  const dishes: string[] = [];
  const first = await startAndCount(async (db) => {
    for (const name of ['Latte', 'Croissant', 'Momo']) dishes.push(await storeProduct(db, { name }));
  });
  const [latte = '', croissant = '', momo = ''] = dishes;
  const guest = new HttpClient(first.address);
  const orders = [...Array(5).fill([latte, croissant]), ...Array(4).fill([momo])];
  for (const ids of orders)
    await guest.call('placeGuestOrder', checkout(ids.map((_id: string) => ({ _id }))), withKey());
  await first.stop();
  const goesWith = async () => {
    const api = await startAndCount(async (db) => {
      await db.updateTable('orders').set({ status: 'completed' }).execute();
    });
    const answer = await new HttpClient(api.address).call('listGoesWith', { query: { ids: latte } });
    await api.stop();
    return answer.body.data.map(({ name }) => name);
  };
  now += 23 * 60 * 60 * 1000;
  expect(await goesWith()).toEqual([]);
  now += 60 * 60 * 1000;
  expect(await goesWith()).toEqual(['Croissant']);
});
