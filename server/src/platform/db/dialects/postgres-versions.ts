import { type DataVersions, VERSIONS_QUERY, type VersionReader } from '../data-versions';
import { DatabaseUnavailable, isSqlState } from '../database-errors';
import { openPool } from './postgres';
import { inStatement } from './trace-dialect';

/** Short, because every page waits for this answer. */
const TIMEOUT_MS = 1_000;

/**
 * Reads the versions of a PostgreSQL over one connection with a prepared query, one at a time. Replaces the connection
 * if it times out.
 */
export async function postgresVersions(databaseUrl: string): Promise<VersionReader> {
  const pool = await openPool(databaseUrl, {
    max: 1,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  return {
    async read() {
      const query = () => pool.query<DataVersions>({ name: 'data-versions', text: VERSIONS_QUERY });
      const { rows } = await inStatement(VERSIONS_QUERY, 'postgresql', query).catch((error: unknown) => {
        throw isSqlState(error) ? error : new DatabaseUnavailable(error);
      });
      const [versions] = rows;
      if (!versions) throw new Error('Could not read the versions of the data');
      return versions;
    },
    close: () => pool.end(),
  };
}
