import { sql } from 'kysely';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

async function ask(path: string) {
  const response = await fetch(`${server.baseUrl}${path}`);
  return [response.status, await response.json()];
}

test('health reports a live server and an answering database', async () => {
  const ready = { ready: true, db: 'ok', migrations: 'done', disk: 'ok' };
  expect(await ask('/health/live')).toEqual([200, { live: true }]);
  expect(await ask('/health/ready')).toEqual([200, ready]);
  expect(await ask('/health')).toEqual([200, { live: true, ...ready }]);
});

test('with a missing migration the server is live but not ready', async () => {
  await sql`delete from migrations`.execute(server.db);
  const state = { ready: false, db: 'ok', migrations: 'missing', disk: 'unknown' };
  expect(await ask('/health/ready')).toEqual([503, state]);
  expect(await ask('/health')).toEqual([503, { live: true, ...state }]);
  expect(await ask('/health/live')).toEqual([200, { live: true }]);
});

test('if the database does not answer, the server is live but not ready, without error details (P70)', async () => {
  await sql`drop table migrations`.execute(server.db);
  expect(await ask('/health')).toEqual([
    503,
    { live: true, ready: false, db: 'unreachable', migrations: 'unknown', disk: 'unknown' },
  ]);
});

test('health queries the database at most once a second', async () => {
  const asked = jest.spyOn(server.db, 'selectFrom');
  await Promise.all(Array.from({ length: 20 }, () => ask('/health')));
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
  expect(asked).toHaveBeenCalled();
});

test('health reads the details of other parts at most once a second', async () => {
  const read = jest.fn(async () => ({ visits: 1 }));
  server.app.healthDetails.set('remotes', read);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/health')));
  expect(answers[19]).toMatchObject([200, { remotes: { visits: 1 } }]);
  expect(read.mock.calls.length).toBeLessThanOrEqual(2);
});
