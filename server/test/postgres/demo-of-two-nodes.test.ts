import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from '../../src/app/start-api';
import { readEnv } from '../../src/platform/config/env';
import { openTestDatabase } from '../support/test-database';
import { assertPostgres } from './needs-postgres';

beforeAll(assertPostgres);

test('of two nodes that start at once on an empty database, one fills the demo and the other one waits', async () => {
  const { dataDir, databaseUrl, db, close } = await openTestDatabase();
  const other = await mkdtemp(join(tmpdir(), 'node-'));
  const start = (folder: string) =>
    startApi({
      ...readEnv({ DEMO: '1', DATABASE_TIMEOUT: '1', ADMIN_PASSWORD: 'a-long-password' }),
      logLevel: 'silent',
      dataDir: folder,
      databaseUrl,
      port: 0,
    });
  const nodes = await Promise.all([start(dataDir), start(other)]);
  const { marks } = await db
    .selectFrom('meta')
    .select(({ fn }) => fn.countAll<number>().as('marks'))
    .where('name', '=', 'demo')
    .executeTakeFirstOrThrow();
  expect(marks).toBe(1);
  await Promise.all(nodes.map((node) => node.stop()));
  await rm(other, { recursive: true, force: true });
  await close();
});
