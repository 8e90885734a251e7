import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery, type DatabaseConnection, type Dialect, SqliteDialect, SqliteDriver } from 'kysely';
import LibsqlDatabase from 'libsql';

/** Milliseconds to wait for another process that writes to the same file. */
export const BUSY_TIMEOUT = 5000;

export const databaseFile = (dataDir: string): string => join(dataDir, 'storefront.db');

/** Merges the WAL into the file on close, so that a copy of the file is a backup. */
class ClosingDatabase extends LibsqlDatabase {
  override close(): this {
    this.exec('pragma wal_checkpoint(TRUNCATE)');
    return super.close();
  }
}

class WritingDriver extends SqliteDriver {
  /** Takes the write lock at the start, so that a transaction that reads first cannot fail at its first write. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** Opens the embedded database in `dataDir`. A commit returns once it is on the disk (WAL, synchronous FULL). */
export function libsqlDialect(dataDir: string): Dialect {
  const open = async () => {
    mkdirSync(dataDir, { recursive: true });
    const file = new ClosingDatabase(databaseFile(dataDir));
    file.exec(`pragma journal_mode = WAL;
      pragma synchronous = FULL;
      pragma foreign_keys = ON;
      pragma busy_timeout = ${BUSY_TIMEOUT};
      pragma temp_store = MEMORY;`);
    return file;
  };
  const base = new SqliteDialect({ database: open });
  return {
    createAdapter: () => base.createAdapter(),
    createQueryCompiler: () => base.createQueryCompiler(),
    createIntrospector: (db) => base.createIntrospector(db),
    createDriver: () => new WritingDriver({ database: open }),
  };
}
