import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { undoOptions } from '../../test/support/before-options';
import { awardPoints, checkout } from '../../test/support/checkout';
import { startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeClosetItem, storeProduct } from '../../test/support/stock-shop';
import type { Database } from '../platform/db/database';
import { migrate } from '../platform/db/migrate';
import { openDatabase } from '../platform/db/open-database';
import { backup, type Shop } from './backup';
import { OperationsError } from './operations-error';
import { restore } from './restore';
import { readTableSums } from './table-sums';

const tools = { now: () => 0, holdReleases: <T>(work: () => Promise<T>) => work() };

let server: TestServer;
let base: string;
beforeEach(async () => {
  server = await startTestServer();
  base = await mkdtemp(join(tmpdir(), 'storefront-backup-'));
});
afterEach(async () => {
  await server.close();
  await rm(base, { recursive: true, force: true });
});

async function fillShop(): Promise<void> {
  const { db, env } = server;
  const latte = await storeProduct(db, { name: 'Café “crème”' });
  const shirt = await storeClosetItem(db);
  const { client, person } = await server.asCustomer();
  await awardPoints(db, person.id, 60, server.clock.now);
  const lines = [{ _id: latte }, { _id: shirt, type: 'closet' as const }];
  await client.call('placeOrder', checkout(lines, {}, { points: 20 }));
  await mkdir(join(env.dataDir, 'media'), { recursive: true });
  await writeFile(join(env.dataDir, 'media', 'a.webp'), 'picture');
  await mkdir(join(env.dataDir, 'releases/cafe/1/client'), { recursive: true });
  await writeFile(join(env.dataDir, 'releases/cafe/1/client/main.js'), 'code');
  await writeFile(join(env.dataDir, 'registry.json'), '{}');
}

/** Where to restore to: a new folder; on PostgreSQL the same schema, emptied. */
async function lostShop(): Promise<Shop> {
  const { databaseUrl } = server.env;
  if (databaseUrl !== null) {
    const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(server.db);
    const schema = sql.id(rows[0]?.name ?? '');
    await sql`drop schema ${schema} cascade`.execute(server.db);
    await sql`create schema ${schema}`.execute(server.db);
  }
  return { dataDir: join(base, 'new'), databaseUrl };
}

test('a backup of a running server restores rows, pictures, releases and registry', async () => {
  await fillShop();
  const was = await readTableSums(server.db);
  const folder = join(base, 'saved');
  const about = await backup(server.env, folder, tools);
  expect(about.tables).toEqual(was);

  const shop = await lostShop();
  await restore(shop, folder);
  const db = await openDatabase(shop);
  const [found, product] = [
    await readTableSums(db),
    await db.selectFrom('products').select('name').executeTakeFirstOrThrow(),
  ];
  await db.destroy();
  const ended = ['sessions', 'one_time_codes'];
  expect(found.filter(({ table }) => !ended.includes(table))).toEqual(
    was.filter(({ table }) => !ended.includes(table)),
  );
  expect(was.find(({ table }) => table === 'sessions')?.rows).toBeGreaterThan(0);
  expect(found.filter(({ table, rows }) => ended.includes(table) && rows > 0)).toEqual([]);
  expect(about.files).toEqual({ media: 1, releases: 2 });
  expect(product.name).toBe('Café “crème”');
  for (const file of ['media/a.webp', 'releases/cafe/1/client/main.js', 'registry.json'])
    expect(await readFile(join(shop.dataDir, file))).toEqual(await readFile(join(server.env.dataDir, file)));
});

test.each([
  ['older', (db: Database) => db.deleteFrom('migrations').where('name', '=', '0027-stock-cells').execute()],
  [
    'newer',
    (db: Database) => db.insertInto('migrations').values({ name: '9999-next', applied_at: 1 }).execute(),
  ],
])('C342: a database that is %s than the program is refused in one sentence', async (age, change) => {
  await change(server.db);
  await expect(backup(server.env, join(base, 'saved'), tools)).rejects.toThrow(
    new OperationsError(
      `The database is ${age} than this program: make the backup in the folder whose server uses it`,
    ),
  );
});

/** A test that changes the database inside a backup: it can be opened where it is a file, but not as a dump. The steps of the schema are tested on both. */
const testEmbedded: (name: string, run: () => Promise<void>) => void = process.env.TEST_DATABASE_URL
  ? () => undefined
  : test;

testEmbedded('a folder without a shop is named, and stays empty', async () => {
  const dataDir = join(base, 'nothing');
  await mkdir(dataDir);
  await expect(backup({ dataDir, databaseUrl: null }, join(base, 'saved'), tools)).rejects.toThrow(
    `There is no embedded database in ${dataDir}: set DATA_DIR, or DATABASE_URL for a PostgreSQL`,
  );
  expect(await readdir(dataDir)).toEqual([]);
});

testEmbedded(
  'C273: a backup from before cells restores, and the server brings it up to date with the same stock',
  async () => {
    await fillShop();
    const folder = join(base, 'saved');
    const about = await backup(server.env, folder, tools);
    const isOlder = ({ table }: { readonly table: string }) =>
      !['closet_cells', 'stock_events'].includes(table);
    const saved = await openDatabase({ dataDir: folder, databaseUrl: null });
    for (const table of ['closet_cells', 'stock_events'])
      await sql`drop table ${sql.table(table)}`.execute(saved);
    await saved.deleteFrom('migrations').where('name', '=', '0027-stock-cells').execute();
    await saved.destroy();
    const tables = about.tables
      .filter(isOlder)
      .map((table) => (table.table === 'migrations' ? { ...table, rows: table.rows - 1 } : table));
    await writeFile(join(folder, 'backup.json'), JSON.stringify({ ...about, tables }));

    const shop = await lostShop();
    await restore(shop, folder);
    const db = await openDatabase(shop);
    await migrate(db, () => 0);
    const found = await readTableSums(db);
    await db.destroy();
    const items = ({ table }: { readonly table: string }) => table === 'closet_items';
    expect(found.filter(items)).toEqual(about.tables.filter(items));
    expect(found.find(({ table }) => table === 'closet_cells')).toMatchObject({ rows: 0 });
  },
);

/** Makes a backup of the embedded database one of a program that knew no options of dishes. */
async function makeOlder(folder: string): Promise<void> {
  const db = await openDatabase({ dataDir: folder, databaseUrl: null });
  await undoOptions(db);
  await db.destroy();
  const file = join(folder, 'backup.json');
  const about = JSON.parse(await readFile(file, 'utf8')) as { tables: { table: string; rows: number }[] };
  const tables = about.tables
    .filter(({ table }) => table !== 'option_groups')
    .map((one) => (one.table === 'migrations' ? { ...one, rows: one.rows - 1 } : one));
  await writeFile(file, JSON.stringify({ ...about, tables }));
}

testEmbedded('a backup of an older program restores, and the next start brings it up to date', async () => {
  await fillShop();
  const folder = join(base, 'older');
  await backup(server.env, folder, tools);
  await makeOlder(folder);
  const shop = await lostShop();
  await restore(shop, folder);
  const db = await openDatabase(shop);
  await migrate(db, () => 0);
  const lines = await db.selectFrom('order_lines').select(['price_paisa', 'options']).execute();
  await db.destroy();
  expect(lines.map(({ options }) => options)).toEqual([null, null]);
});

test('neither a used folder nor a shop with data is overwritten', async () => {
  const folder = join(base, 'saved');
  await backup(server.env, folder, tools);
  await expect(backup(server.env, folder, tools)).rejects.toThrow('is not empty');
  await expect(restore(server.env, folder)).rejects.toThrow(/exists?: move all files|is not empty/);
  await expect(restore(server.env, base)).rejects.toThrow('is no backup');
});

test.each(['-wal', '-shm'])(
  'a %s file that the old database left is not mixed with the restored one',
  async (end) => {
    const [folder, old] = [join(base, 'saved'), { dataDir: join(base, 'old'), databaseUrl: null }];
    const db = await openDatabase(old);
    await migrate(db, () => 0);
    await db.destroy();
    await backup(old, folder, tools);
    const shop = { dataDir: join(base, 'new'), databaseUrl: null };
    await mkdir(shop.dataDir);
    const left = join(shop.dataDir, `storefront.db${end}`);
    await writeFile(left, 'changes after the backup');
    await expect(restore(shop, folder)).rejects.toThrow(`${left} exists: move all files of the old database`);
    expect(await readFile(left, 'utf8')).toBe('changes after the backup');
  },
);

test('a file that vanishes while it is copied fails the backup', async () => {
  await fillShop();
  // A link to nothing is listed, and cannot be read.
  await symlink('gone.webp', join(server.env.dataDir, 'media/b.webp'));
  const folder = join(base, 'saved');
  await expect(backup(server.env, folder, tools)).rejects.toThrow('A file of media vanished');
  expect(existsSync(folder)).toBe(false);
});

test('temporary files are neither copied nor counted, and may vanish meanwhile', async () => {
  await fillShop();
  await writeFile(join(server.env.dataDir, 'media/.a.webp.part'), 'half a picture');
  await symlink('gone', join(server.env.dataDir, 'releases/cafe/.staging'));
  const folder = join(base, 'saved');
  const about = await backup(server.env, folder, tools);
  expect(about.files).toEqual({ media: 1, releases: 2 });
  expect(existsSync(join(folder, 'media/.a.webp.part'))).toBe(false);
});

test.each([
  ['media/a.webp', 'pictures'],
  ['releases/cafe/1/client/main.js', 'releases'],
])('a backup that lost %s is not restored as whole', async (file, what) => {
  await fillShop();
  const folder = join(base, 'saved');
  await backup(server.env, folder, tools);
  await rm(join(folder, file));
  const shop = await lostShop();
  await expect(restore(shop, folder)).rejects.toThrow(`differs from the backup in ${what}`);
});
