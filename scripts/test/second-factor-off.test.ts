import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../server/src/platform/db/migrate';
import { openDatabase } from '../../server/src/platform/db/open-database';
import { storePerson } from '../../server/test/support/people';
import { lastLine, runCommand } from './run-command';

test('C297: npm run second-factor:off turns it off for one address, and refuses an unknown one', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'second-factor-'));
  const db = await openDatabase({ dataDir, databaseUrl: null });
  await migrate(db, Date.now);
  const { id, email } = await storePerson(db, { role: 'admin', now: Date.now() });
  const times = { created_at: 1, confirmed_at: 1, last_step: 0, locked_until: 0 };
  await db
    .insertInto('second_factors')
    .values({ user_id: id, secret: '', key_id: '', tries: 0, ...times })
    .execute();
  const env = { DATA_DIR: dataDir, DATABASE_URL: '' };
  const unknown = await runCommand('second-factor-off.mjs', ['nobody@example.com'], env);
  const done = await runCommand('second-factor-off.mjs', [email], env);
  const left = await db.selectFrom('second_factors').selectAll().execute();
  await db.destroy();
  await rm(dataDir, { recursive: true, force: true });
  expect([unknown.code, lastLine(unknown)]).toEqual([1, expect.stringContaining('No account has')]);
  expect([done.code, lastLine(done)]).toEqual([
    0,
    expect.stringContaining(`Two-step login of ${email} is off`),
  ]);
  expect(left).toEqual([]);
});
