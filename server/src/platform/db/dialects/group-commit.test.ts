import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import LibsqlDatabase from 'libsql';
import { raiseCounter } from '../counters';
import type { Database, Tx } from '../database';
import { migrate } from '../migrate';
import { openDatabase } from '../open-database';
import { inTransaction } from '../transaction';
import { withoutWaiting } from '../without-waiting';
import { databaseFile } from './libsql';
import { LibsqlConnection } from './libsql-connection';

let dataDir: string;
let db: Database;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'group-'));
  db = await openDatabase({ dataDir, databaseUrl: null });
  await migrate(db, () => 0);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await db.destroy();
  await rm(dataDir, { recursive: true, force: true });
});

const twenty = Array.from({ length: 20 }, (_, index) => `counter-${index}`);
const names = async (of: Database = db) =>
  (await of.selectFrom('counters').select('name').where('name', 'like', 'counter-%').execute())
    .map(({ name }) => name)
    .sort();
const raise = (name: string) => inTransaction(db, (tx) => raiseCounter(tx, name));
const spyOnRun = () => jest.spyOn(LibsqlConnection.prototype, 'run');
const commitsOf = (spy: ReturnType<typeof spyOnRun>) =>
  spy.mock.calls.filter(([statement]) => statement === 'commit').length;

test('C387: transactions that wait for each other share a commit, which acknowledges them', async () => {
  const spy = spyOnRun();
  const other = new LibsqlDatabase(databaseFile(dataDir));
  const seen = other.prepare('select count(*) from counters where name = ?').raw();
  await Promise.all(
    twenty.map(async (name) => {
      await raise(name);
      expect(seen.get([name])).toEqual([1]);
    }),
  );
  other.close();
  expect(await names()).toEqual([...twenty].sort());
  expect(commitsOf(spy)).toBeLessThan(5);
});

const countWithoutWaiting = (bucket: string) =>
  withoutWaiting(db, (connection, unsynced) =>
    connection
      .insertInto('rate_windows')
      .values({ bucket, started_at: 0, hits: 1 })
      .returning(unsynced)
      .execute(),
  );

test('C387: writes that need not wait share commits, and never take a wait from a transaction', async () => {
  const spy = spyOnRun();
  await Promise.all(twenty.map(countWithoutWaiting));
  expect(commitsOf(spy)).toBeLessThan(5);
  await withoutWaiting(db, async (connection, unsynced) => {
    const row = { bucket: 'before', started_at: 0, hits: 1 };
    const counted = connection.insertInto('rate_windows').values(row).returning(unsynced).execute();
    await Promise.all([counted, raise('counter-1'), countWithoutWaiting('after')]);
  });
  let waits = true;
  const raised: boolean[] = [];
  for (const [statement] of spy.mock.calls) {
    if (statement.startsWith('pragma synchronous')) waits = statement.endsWith('FULL');
    if (statement.includes('"counters"')) raised.push(waits);
  }
  expect(raised).toEqual([true]);
  expect(await db.selectFrom('rate_windows').select('bucket').execute()).toHaveLength(22);
});

test('C387: one that throws loses its own writes only', async () => {
  const outcomes = await Promise.allSettled(
    twenty.map((name, index) =>
      inTransaction(db, async (tx) => {
        await raiseCounter(tx, name);
        if (index % 3 === 0) throw new Error('no');
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(7);
  expect(await names()).toEqual(twenty.filter((_, index) => index % 3 !== 0).sort());
});

test('C387: a commit that fails fails all that share it, and the next one works', async () => {
  const whole = LibsqlConnection.prototype.run;
  const spy = spyOnRun().mockImplementation(function run(this: LibsqlConnection, statement, parameters) {
    if (statement === 'commit') throw new Error('disk I/O error');
    return whole.call(this, statement, parameters);
  });
  const outcomes = await Promise.allSettled(twenty.map(raise));
  spy.mockRestore();
  for (const outcome of outcomes) expect(String(Object(outcome).reason)).toContain('disk I/O error');
  expect(await names()).toEqual([]);
  await raise('counter-9');
  expect(await names()).toEqual(['counter-9']);
});

test('C387: on a full disk no acknowledged transaction is lost, and each other one fails', async () => {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count = ${Number(rows[0]?.page_count) + 6}`).execute(db);
  const outcomes = await Promise.allSettled(
    twenty.map((name) => inTransaction(db, (tx) => raiseCounter(tx, name.padEnd(3000, '.')))),
  );
  const stored = (await names()).map((name) => name.replaceAll('.', ''));
  expect(stored).toEqual(twenty.filter((_, index) => outcomes[index]?.status === 'fulfilled').sort());
  expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
});

/** Starts a transaction that stays open until `end` is called. */
function openTransaction(name: string) {
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  let begun = (_tx: Tx) => {};
  const beginning = new Promise<Tx>((resolve) => {
    begun = resolve;
  });
  const done = inTransaction(db, async (tx) => {
    await raiseCounter(tx, name);
    begun(tx);
    await held;
  });
  return { beginning, done, end };
}

test('a select outside neither waits for an open transaction nor sees its writes', async () => {
  const { beginning, done, end } = openTransaction('counter-1');
  await beginning;
  expect(await names()).toEqual([]);
  const { rows } = await sql`select name from counters where name like 'counter-%'`.execute(db);
  expect(rows).toEqual([]);
  end();
  await done;
  expect(await names()).toEqual(['counter-1']);
});

test('C387: behind a slow transaction the ones that wait are acknowledged before later ones begin', async () => {
  const order: string[] = [];
  const first = raise('counter-0').then(() => order.push('first'));
  const slow = openTransaction('counter-1');
  await slow.beginning;
  await new Promise(setImmediate);
  const later = inTransaction(db, async (tx) => {
    await raiseCounter(tx, 'counter-2');
    order.push('later began');
  });
  slow.end();
  await Promise.all([first, slow.done, later]);
  expect(order).toEqual(['first', 'later began']);
});

test('a write outside a transaction is stored alone, and one that fails changes nothing', async () => {
  await db.insertInto('counters').values({ name: 'counter-1', value: 1 }).execute();
  const again = db.insertInto('counters').values({ name: 'counter-1', value: 2 }).execute();
  await expect(again).rejects.toThrow(/UNIQUE/);
  expect(await names()).toEqual(['counter-1']);
});

test('C387: while another process writes, reads are answered, and the write comes after it', async () => {
  const other = new LibsqlDatabase(databaseFile(dataDir));
  other.exec('begin immediate');
  const order: string[] = [];
  const write = raise('counter-1').then(() => order.push('write'));
  for (let read = 0; read < 3; read += 1) {
    await names();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  order.push('reads');
  other.exec('commit');
  other.close();
  await write;
  expect(order).toEqual(['reads', 'write']);
});

test('C387: closing waits for a transaction under way, and never stores half of it', async () => {
  const slow = openTransaction('counter-1');
  await slow.beginning;
  const closed = db.destroy();
  slow.end();
  await Promise.all([slow.done, closed]);
  db = await openDatabase({ dataDir, databaseUrl: null });
  expect(await names()).toEqual(['counter-1']);
});

test('a query that nobody awaited fails after its transaction, and holds nothing up', async () => {
  const late: Promise<unknown>[] = [];
  await Promise.all(
    twenty.map((name) =>
      inTransaction(db, async (tx) => {
        await raiseCounter(tx, name);
        for (let query = 0; query < 3; query += 1)
          late.push(sql`select 1`.execute(tx).catch((error: unknown) => error));
      }),
    ),
  );
  await Promise.all(late);
  await raise('counter-last');
  expect(await names()).toContain('counter-last');
});

test('C387: after the database ended a transaction, nothing more of it is stored', async () => {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count = ${Number(rows[0]?.page_count) + 3}`).execute(db);
  const swallowed = inTransaction(db, async (tx) => {
    const add = (name: string) => tx.insertInto('counters').values({ name, value: 1 }).execute();
    await add('counter-before');
    await add('x'.repeat(100_000)).catch(() => undefined);
    await add('counter-after').catch(() => undefined);
  });
  await expect(swallowed).rejects.toThrow(/full|no transaction/);
  expect(await names()).toEqual([]);
});
