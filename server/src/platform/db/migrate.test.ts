import { sql } from 'kysely';
import { storeClosetItem } from '../../../test/support/stock-shop';
import { openTestDatabase, type TestDatabase } from '../../../test/support/test-database';
import { readSameSums, readTableSums, type TableSums } from '../../operations/table-sums';
import { isUniqueViolation } from './database-errors';
import { migrate } from './migrate';
import { migrations } from './migrations/migrations';

let store: TestDatabase;
beforeEach(async () => {
  store = await openTestDatabase();
});
afterEach(() => store.close());

const step = { name: '9999-notes', statements: () => ['create table notes (id text primary key)'] };

test('a step runs once, even if several nodes start together', async () => {
  const steps = [...migrations, step];
  await Promise.all([1, 2, 3, 4].map((at) => migrate(store.db, () => at, steps)));
  const applied = await store.db.selectFrom('migrations').select('name').orderBy('name').execute();
  expect(applied.map(({ name }) => name)).toEqual(steps.map(({ name }) => name));
});

test('a failed step leaves nothing', async () => {
  const broken = { name: '9999-broken', statements: () => [...step.statements(), 'create table oops ('] };
  await expect(migrate(store.db, () => 1, [...migrations, broken])).rejects.toThrow();
  await migrate(store.db, () => 1, [...migrations, step]);
  expect(await store.db.selectFrom('migrations').select('name').execute()).toHaveLength(
    migrations.length + 1,
  );
});

test('a database newer than the program is not changed, and the start fails with a message', async () => {
  await migrate(store.db, () => 1, [...migrations, step]);
  await expect(migrate(store.db, () => 2)).rejects.toThrow('newer than this program: it has 9999-notes');
});

test('P6: the database itself refuses a stock below 0 and a second row under one key', async () => {
  const place = { id: 'a', name: 'Lakeside', name_key: 'lakeside', rate_paisa: 1, created_at: 0, version: 1 };
  await store.db.insertInto('locations').values(place).execute();
  const twice = await store.db
    .insertInto('locations')
    .values({ ...place, id: 'b' })
    .execute()
    .catch((error: unknown) => error);
  expect(isUniqueViolation(twice)).toBe(true);
  const stock = store.db
    .insertInto('closet_items')
    .values({
      id: 'c',
      name: 'Hoodie',
      name_key: 'hoodie',
      division: 'closet',
      price_paisa: 1,
      brand: '',
      brand_key: '',
      material: '',
      description: '',
      stock: -1,
      size_options: '[]',
      category: 'Men',
      gender: '',
      ratings: 4,
      colors: '[]',
      top_seller: 0,
      created_at: 0,
      version: 1,
      deleted_at: null,
    })
    .execute();
  await expect(stock).rejects.toThrow(/check/i);
});

test('amounts and times are returned as numbers', async () => {
  const place = {
    id: 'a',
    name: 'x',
    name_key: 'x',
    rate_paisa: 2 ** 40,
    created_at: 1_800_000_000_000,
    version: 1,
  };
  await store.db.insertInto('locations').values(place).execute();
  expect(await store.db.selectFrom('locations').selectAll().executeTakeFirst()).toMatchObject(place);
  const sum = await store.db
    .selectFrom('locations')
    .select(({ fn }) => [fn.sum<number>('rate_paisa').as('sum'), fn.countAll<number>().as('count')])
    .executeTakeFirst();
  expect(sum).toEqual({ sum: 2 ** 40, count: 1 });
});

test('C273: the step to cells leaves every count and sum as it was, and every item with one number', async () => {
  for (const stock of [0, 7, 12]) await storeClosetItem(store.db, { stock, size_options: '["S","M"]' });
  const isOlder = ({ table }: TableSums) => !['migrations', 'closet_cells', 'stock_events'].includes(table);
  const whole = await readTableSums(store.db);
  await sql`drop table closet_cells`.execute(store.db);
  await sql`drop table stock_events`.execute(store.db);
  await store.db.deleteFrom('migrations').where('name', '=', '0027-stock-cells').execute();
  const before = await readSameSums(store.db, whole.filter(isOlder));
  await migrate(store.db, () => 2);
  const after = await readTableSums(store.db);
  expect(after.filter(isOlder)).toEqual(before);
  expect(after.find(({ table }) => table === 'closet_items')).toMatchObject({ rows: 3, sums: { stock: 19 } });
  for (const table of ['closet_cells', 'stock_events'])
    expect(after.find((one) => one.table === table)).toMatchObject({ rows: 0 });
});

test('C273, P6: the database itself refuses a cell below 0', async () => {
  const id = await storeClosetItem(store.db);
  const cell = { item_id: id, size: 'M', color: '', stock: -1 };
  await expect(store.db.insertInto('closet_cells').values(cell).execute()).rejects.toThrow(/check/i);
});
