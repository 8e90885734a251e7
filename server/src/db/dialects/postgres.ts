import { type Dialect, PostgresDialect } from 'kysely';

const INT8 = 20;
const NUMERIC = 1700;
const POOL_SIZE = 10;

/** PostgreSQL at a `postgres://` address; whole numbers and sums come back as numbers, not as text. */
export async function postgresDialect(databaseUrl: string): Promise<Dialect> {
  const { default: pg } = await import('pg');
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  types.setTypeParser(NUMERIC, Number);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE, types });
  // A connection that drops is replaced, whether idle or in use; without listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
