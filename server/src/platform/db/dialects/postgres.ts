import { type Dialect, PostgresDialect } from 'kysely';
import type { Pool, PoolConfig } from 'pg';

const INT8 = 20;
const NUMERIC = 1700;
const POOL_SIZE = 10;

/** Opens a pool of PostgreSQL connections. Integers and sums are returned as numbers, not as text. */
export async function openPool(databaseUrl: string, options: PoolConfig): Promise<Pool> {
  const { default: pg } = await import('pg');
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  types.setTypeParser(NUMERIC, Number);
  const pool = new pg.Pool({ connectionString: databaseUrl, types, ...options });
  // The pool replaces a dropped connection. Without a listener its error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export const postgresDialect = async (databaseUrl: string): Promise<Dialect> =>
  new PostgresDialect({ pool: await openPool(databaseUrl, { max: POOL_SIZE }) });
