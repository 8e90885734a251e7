import { sql } from 'kysely';
import { assertPostgres } from '../../postgres/needs-postgres';
import { startSecondNode } from '../../support/start-second-node';
import { startTestServer } from '../../support/start-test-server';

beforeAll(assertPostgres);

test('a row that stays locked is answered with 503, plainly, and later calls succeed', async () => {
  const server = await startTestServer();
  const node = await startSecondNode({ ...server, env: { ...server.env, databaseTimeoutMs: 1_000 } });
  const { client } = await server.asCustomer();
  const there = Object.assign(client, { baseUrl: node.baseUrl });
  const holder = await server.db.startTransaction().execute();
  await sql`select 1 from users for update`.execute(holder);
  const refused = await there.send('requestAccountOtp');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(refused.body.message).toMatch(
    /^The shop cannot do this right now\. Please try again in a moment\. \(/,
  );
  await holder.rollback().execute();
  expect((await there.send('requestAccountOtp')).status).toBe(200);
  await node.close();
  await server.close();
});
