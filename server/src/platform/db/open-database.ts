import { Kysely } from 'kysely';
import type { Database } from './database';
import { guardDialect } from './dialects/guard-dialect';
import { libsqlDialect } from './dialects/libsql';
import { postgresDialect } from './dialects/postgres';
import type { Tables } from './schema';

export interface Where {
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** Address of a PostgreSQL; null: the embedded database. */
  readonly databaseUrl: string | null;
}

/** Opens the database; `destroy()` closes it. Only code in `db/` knows which of the two it is. */
export async function openDatabase({ dataDir, databaseUrl }: Where): Promise<Database> {
  const dialect = databaseUrl ? await postgresDialect(databaseUrl) : libsqlDialect(dataDir);
  return new Kysely<Tables>({ dialect: guardDialect(dialect) }) as Database;
}
