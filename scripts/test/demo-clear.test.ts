import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../server/src/platform/db/migrate';
import { openDatabase } from '../../server/src/platform/db/open-database';
import { storePerson } from '../../server/test/support/people';
import { lastLine, runCommand } from './run-command';

test('C198: npm run demo:clear removes what the demo made, and names what stays and why', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'demo-clear-'));
  const db = await openDatabase({ dataDir, databaseUrl: null });
  await migrate(db, Date.now);
  const store = () => storePerson(db, { role: 'customer', now: Date.now() });
  const [gone, referrer, friend] = [await store(), await store(), await store()];
  await db.updateTable('users').set({ referred_by: referrer.id }).where('id', '=', friend.id).execute();
  const marks = [gone, referrer].map(({ id }) => ({ kind: 'user' as const, id }));
  await db.insertInto('demo_rows').values(marks).execute();

  const env = { DATA_DIR: dataDir, DATABASE_URL: '' };
  const ended = await runCommand('demo-clear.mjs', [], env);
  expect(ended.code).toBe(0);
  expect(ended.output).toContain('Removed 1 customers and 0 orders of the demo; nothing else changed.');
  expect(lastLine(ended)).toMatch(/^ *Kept customer .*: referred .*, who is not of the demo\.$/);
  const left = await db.selectFrom('users').select('id').orderBy('id').execute();
  expect(left.map(({ id }) => id)).toEqual([referrer.id, friend.id].sort());
  await db.destroy();
  await rm(dataDir, { recursive: true, force: true });
});
