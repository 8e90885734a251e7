import { execFile } from 'node:child_process';
import { open, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migrate } from '../../../src/platform/db/migrate';
import { openDatabase } from '../../../src/platform/db/open-database';
import { temporaryFolder } from '../../support/temporary-folder';

const folder = temporaryFolder();

/** Writes zeros over the first bytes of the file. */
async function overwrite(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(100));
  await handle.close();
}

async function dropUsers(dataDir: string): Promise<void> {
  const db = await openDatabase({ dataDir, databaseUrl: null });
  await db.schema.alterTable('users').renameTo('lost').execute();
  await db.destroy();
}

test.each<[string, (file: string, dataDir: string) => Promise<void>, RegExp]>([
  ['a text in its place', (file) => writeFile(file, 'hello'.repeat(1_000)), /is no database/],
  ['another header', overwrite, /is no database/],
  ['half of the file', (file) => truncate(file, 40_000), /is damaged/],
  ['no users', (_, dataDir) => dropUsers(dataDir), /lacks a part/],
])(
  'C463: a start with a damaged database (%s) prints one sentence and exits with 1',
  async (_, damage, what) => {
    const dataDir = folder();
    const db = await openDatabase({ dataDir, databaseUrl: null });
    await migrate(db, Date.now);
    await db.destroy();
    await damage(join(dataDir, 'storefront.db'), dataDir);
    const started = promisify(execFile)(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
      cwd: join(__dirname, '../../../..'),
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', RENDER: 'off', DEMO: '0' },
    });
    const ended = (await started.catch((error: unknown) => error)) as { code: number; stderr: string };
    expect(ended.code).toBe(1);
    expect(ended.stderr.trim().split('\n')).toHaveLength(1);
    expect(ended.stderr).toMatch(what);
    expect(ended.stderr).toContain('restore a backup');
  },
  120_000,
);
