import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backup } from '../src/operations/backup';
import { restore } from '../src/operations/restore';
import { runNode } from './support/run-node';
import { openTestDatabase, type TestDatabase } from './support/test-database';

let store: TestDatabase;
beforeEach(async () => {
  store = await openTestDatabase();
});
afterEach(() => store.close());

/** Returns the files and folders that somebody else could read: `media 755`. */
async function openToOthers(folder: string): Promise<string[]> {
  const names = ['.', ...(await readdir(folder, { recursive: true }))];
  const found = await Promise.all(
    names.map(async (name) => [name, ((await stat(join(folder, name))).mode & 0o777).toString(8)] as const),
  );
  return found.filter(([, mode]) => !mode.endsWith('00')).map((each) => each.join(' '));
}

const start = (dataDir: string) =>
  runNode({
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'silent',
    ...(store.databaseUrl && { DATABASE_URL: store.databaseUrl }),
  });

test('C461: nobody else can read a new DATA_DIR, its database and password, while the shop runs', async () => {
  const folder = join(store.dataDir, 'new');
  const node = await start(folder);
  expect(await readdir(folder)).toContain('admin-password');
  expect(await openToOthers(folder)).toEqual([]);
  await node.stop('SIGINT');
}, 120_000);

test('C461: the start puts an older folder right', async () => {
  const folder = join(store.dataDir, 'older');
  await mkdir(join(folder, 'outbox'), { recursive: true });
  await writeFile(join(folder, 'outbox', 'mail.txt'), 'code 123456');
  for (const path of [folder, join(folder, 'outbox')]) await chmod(path, 0o755);
  await chmod(join(folder, 'outbox', 'mail.txt'), 0o644);
  const node = await start(folder);
  expect(await openToOthers(folder)).toEqual([]);
  await node.stop('SIGINT');
}, 120_000);

test('C461: a restored shop is as private, whatever the rights of the backup', async () => {
  const [from, copy, to] = ['from', 'backup', 'to'].map((name) => join(store.dataDir, name)) as [
    string,
    string,
    string,
  ];
  const shop = (dataDir: string) => ({ dataDir, databaseUrl: null, mediaStore: null });
  const node = await runNode({ DATA_DIR: from, DEMO: '0', LOG_LEVEL: 'silent' });
  await node.stop('SIGINT');
  await backup(shop(from), copy, { now: Date.now, holdReleases: (work) => work() });
  expect(await openToOthers(copy)).toEqual([]);
  for (const name of await readdir(copy)) await chmod(join(copy, name), 0o755);
  await restore(shop(to), copy);
  expect(await openToOthers(to)).toEqual([]);
}, 120_000);
