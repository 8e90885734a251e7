import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import LibsqlDatabase from 'libsql';
import { GroupCommitDriver } from './group-commit';
import { LibsqlConnection } from './libsql-connection';

/** Milliseconds to wait for another process that writes to the same file. */
export const BUSY_TIMEOUT = 5000;

/**
 * Pages in the WAL before they are copied into the file, 16 MB. Orders change the same pages again and again, and each is
 * copied once; copying after 1,000, the default, took a third of the time of their commits.
 */
const WAL_PAGES = 4000;

export const databaseFile = (dataDir: string): string => join(dataDir, 'storefront.db');

/** Merges the WAL into the file on close, so that a copy of the file is a backup. */
class ClosingDatabase extends LibsqlDatabase {
  override close(): this {
    try {
      this.exec(`pragma busy_timeout = ${BUSY_TIMEOUT}; pragma wal_checkpoint(TRUNCATE);`);
    } catch {
      // Another process uses the file: its end merges the WAL.
    }
    return super.close();
  }
}

function openConnections(dataDir: string) {
  mkdirSync(dataDir, { recursive: true });
  const writer = new ClosingDatabase(databaseFile(dataDir));
  // In the end 0: the driver waits for other processes without stopping this one.
  writer.exec(`pragma busy_timeout = ${BUSY_TIMEOUT};
    pragma journal_mode = WAL;
    pragma synchronous = FULL;
    pragma wal_autocheckpoint = ${WAL_PAGES};
    pragma foreign_keys = ON;
    pragma temp_store = MEMORY;
    pragma busy_timeout = 0;`);
  const reader = new LibsqlDatabase(databaseFile(dataDir));
  reader.exec(`pragma busy_timeout = ${BUSY_TIMEOUT};
    pragma temp_store = MEMORY;
    pragma query_only = ON;`);
  return { writer: new LibsqlConnection(writer), reader: new LibsqlConnection(reader) };
}

/** Opens the embedded database in `dataDir`. A commit returns once it is on the disk (WAL, synchronous FULL). */
export const libsqlDialect = (dataDir: string): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createDriver: () => new GroupCommitDriver(() => openConnections(dataDir)),
});
