import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery, type DatabaseConnection, type Dialect, SqliteDialect, SqliteDriver } from 'kysely';
import LibsqlDatabase from 'libsql';

/** Milliseconds to wait for another process that writes to the same file. */
export const BUSY_TIMEOUT = 5000;

export const databaseFile = (dataDir: string): string => join(dataDir, 'storefront.db');

/** Closes with everything in the one file, so that a copy of it is a backup. */
class ClosingDatabase extends LibsqlDatabase {
  override close(): this {
    this.exec('pragma wal_checkpoint(TRUNCATE)');
    return super.close();
  }
}

class WritingDriver extends SqliteDriver {
  /** Takes the write lock at once, so that a transaction that reads first cannot fail when it starts to write. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** The embedded database in `dataDir`; a commit has reached the disk when it answers (WAL, synchronous FULL). */
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
