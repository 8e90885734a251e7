import { type Dialect, PostgresDialect } from 'kysely';
import type { Pool, PoolConfig } from 'pg';
import { withTimeLimits } from './postgres-limits';

const INT8 = 20;
const NUMERIC = 1700;
const POOL_SIZE = 10;

/** How long a new connection may take where nothing else is set, ms. */
const CONNECT_MS = 10_000;
/** A connection without traffic is probed after this time, ms, so that a cut cable is found. */
const PROBE_AFTER_MS = 10_000;

/** Opens a pool of PostgreSQL connections. Integers and sums are returned as numbers, not as text. */
export async function openPool(databaseUrl: string, options: PoolConfig): Promise<Pool> {
  const { default: pg } = await import('pg');
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  types.setTypeParser(NUMERIC, Number);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types,
    keepAlive: true,
    keepAliveInitialDelayMillis: PROBE_AFTER_MS,
    connectionTimeoutMillis: CONNECT_MS,
    ...options,
  });
  // The pool replaces a dropped connection. Without a listener its error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** @param timeoutMs how long a statement may take, ms; null: as long as it needs */
export async function postgresDialect(databaseUrl: string, timeoutMs: number | null): Promise<Dialect> {
  const limit = timeoutMs === null ? {} : { connectionTimeoutMillis: timeoutMs };
  const pool = await openPool(databaseUrl, { max: POOL_SIZE, ...limit });
  return new PostgresDialect({ pool: withTimeLimits(pool, timeoutMs) });
}
