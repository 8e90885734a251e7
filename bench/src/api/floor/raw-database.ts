import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import pg from 'pg';
import type { Where } from '../../shop/fill-shop';
import type { Row } from './order-template';
import type { Statement, Writing } from './write-order';

/** Connections to the shop's database, without anything between them and the driver. */
export interface RawDatabase {
  /** Whether several transactions run at once. */
  readonly isConcurrent: boolean;
  /** Runs one transaction on a connection, numbered from 0; it is on the disk when this resolves. */
  transact(connection: number, writing: Writing): Promise<void>;
  /** Runs a statement on the first connection. */
  run(statement: Statement): Promise<readonly Row[]>;
  close(): Promise<void>;
}

/** Orders that share one commit at most, as in the shop (C387). */
const SHARED = 32;

interface Waiting {
  readonly writing: Writing;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** One connection. Those that wait share a transaction, each in a savepoint, and with it one wait for the disk, as in the shop. */
function openFile(dataDir: string): RawDatabase {
  const file = new LibsqlDatabase(join(dataDir, 'storefront.db'));
  file.exec(`pragma busy_timeout = 5000; pragma journal_mode = WAL; pragma synchronous = FULL;
    pragma foreign_keys = ON; pragma temp_store = MEMORY;`);
  const prepared = new Map<string, LibsqlDatabase.Statement>();
  const run = ({ sql, values }: Statement): readonly Row[] => {
    let statement = prepared.get(sql);
    if (!statement) {
      statement = file.prepare(sql);
      prepared.set(sql, statement);
    }
    if (statement.reader) return statement.all(values) as Row[];
    statement.run(values);
    return [];
  };
  const waiting: Waiting[] = [];
  const write = ({ writing }: Waiting) => {
    file.exec('savepoint one');
    try {
      for (let step = writing.next(); !step.done; ) step = writing.next(run(step.value));
    } catch (error) {
      file.exec('rollback to one');
      throw error;
    } finally {
      file.exec('release one');
    }
  };
  const writeTogether = () => {
    const together = waiting.splice(0, SHARED);
    if (waiting.length > 0) setImmediate(writeTogether);
    const ends: (() => void)[] = [];
    file.exec('begin immediate');
    for (const one of together) {
      try {
        write(one);
        ends.push(one.done);
      } catch (error) {
        ends.push(() => one.failed(error));
      }
    }
    file.exec('commit');
    for (const end of ends) end();
  };
  return {
    isConcurrent: false,
    transact(_, writing) {
      // Everybody who asks in this turn of the event loop is in the same transaction.
      if (waiting.length === 0) setImmediate(writeTogether);
      return new Promise((done, failed) => waiting.push({ writing, done, failed }));
    },
    run: async (statement) => run(statement),
    async close() {
      file.close();
    },
  };
}

async function connect(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const names = new Map<string, string>();
  const run = async ({ sql, values }: Statement): Promise<readonly Row[]> => {
    const name = names.get(sql) ?? `floor${names.size}`;
    names.set(sql, name);
    return (await client.query<Row>({ name, text: sql, values: [...values] })).rows;
  };
  return { client, run };
}

async function openServer(url: string, count: number): Promise<RawDatabase> {
  const connections = await Promise.all(Array.from({ length: count }, () => connect(url)));
  const numbered = (number: number) => {
    const connection = connections[number];
    if (!connection) throw new Error(`There is no connection ${number}`);
    return connection;
  };
  return {
    isConcurrent: true,
    async transact(number, writing) {
      const { client, run } = numbered(number);
      await client.query('begin');
      for (let step = writing.next(); !step.done; ) step = writing.next(await run(step.value));
      await client.query('commit');
    },
    run: (statement) => numbered(0).run(statement),
    async close() {
      await Promise.all(connections.map(({ client }) => client.end()));
    },
  };
}

/** Opens the database of a shop; the embedded one has one connection, whatever `connections` says. */
export const openRaw = async ({ dataDir, databaseUrl }: Where, connections: number): Promise<RawDatabase> =>
  databaseUrl === null ? openFile(dataDir) : openServer(databaseUrl, connections);
