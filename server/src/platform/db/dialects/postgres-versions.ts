import { type DataVersions, VERSIONS_QUERY, type VersionReader } from '../data-versions';
import { openPool } from './postgres';

/** A database that does not answer for so long, ms, is one that cannot tell: every page waits for this answer. */
const TIMEOUT_MS = 1_000;

/**
 * Reads the versions of a PostgreSQL, one question at a time over one connection, prepared by its first. A connection
 * that went dead without a word is given up and replaced.
 */
export async function postgresVersions(databaseUrl: string): Promise<VersionReader> {
  const pool = await openPool(databaseUrl, {
    max: 1,
    keepAlive: true,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  return {
    async read() {
      const { rows } = await pool.query<DataVersions>({ name: 'data-versions', text: VERSIONS_QUERY });
      const [versions] = rows;
      if (!versions) throw new Error('The versions of the data cannot be read');
      return versions;
    },
    close: () => pool.end(),
  };
}
