import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '../src/app/start-server';
import { readEnv } from '../src/platform/config/env';
import { HttpClient } from './support/http-client';
import { openTestDatabase, type TestDatabase } from './support/test-database';

let store: TestDatabase;
beforeEach(async () => {
  store = await openTestDatabase();
});
afterEach(() => store.close());

const start = () => {
  const { dataDir, databaseUrl } = store;
  const env = readEnv({ PORT: '1', DEMO: '0', LOG_LEVEL: 'silent', ADMIN_EMAIL: 'boss@example.com' });
  return startServer({ ...env, port: 0, dataDir, databaseUrl });
};

async function staff(address: string): Promise<HttpClient> {
  const client = new HttpClient(address);
  const password = (await readFile(join(store.dataDir, 'admin-password'), 'utf8')).trim();
  await client.call('login', { body: { email: 'boss@example.com', password } });
  return client;
}

test('a first start ends with staff able to sign in, and what they store is there after the next start', async () => {
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

test('the API answers in its envelope where pages are served beside it', async () => {
  const server = await start();
  const missing = await new HttpClient(server.address).raw('GET', '/api/v1/no/such/call');
  const page = await fetch(`${server.address}/menu`);
  await server.stop();
  expect([missing.status, missing.body.success]).toEqual([404, false]);
  expect(page.headers.get('content-type')).toContain('text/html');
});
