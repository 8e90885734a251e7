import { isTracing } from '@storefront/http/tracing/start-tracing';
import { Kysely } from 'kysely';
import type { Database } from './database';
import { guardDialect } from './dialects/guard-dialect';
import { libsqlDialect } from './dialects/libsql';
import { postgresDialect } from './dialects/postgres';
import { traceDialect } from './dialects/trace-dialect';
import type { Tables } from './schema';

export interface Where {
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** Address of a PostgreSQL; null: the embedded database. */
  readonly databaseUrl: string | null;
  /**
   * How long PostgreSQL may take for a connection or a statement, ms. Absent: as long as it needs, for migrations and
   * operations on all rows.
   */
  readonly databaseTimeoutMs?: number;
}

/** Opens the database; `destroy()` closes it. Only code in `db/` knows which of the two it is. */
export async function openDatabase({ dataDir, databaseUrl, databaseTimeoutMs }: Where): Promise<Database> {
  const dialect = databaseUrl
    ? await postgresDialect(databaseUrl, databaseTimeoutMs ?? null)
    : libsqlDialect(dataDir);
  const traced = isTracing() ? traceDialect(dialect, databaseUrl ? 'postgresql' : 'sqlite') : dialect;
  return new Kysely<Tables>({ dialect: guardDialect(traced) }) as Database;
}
