import { type DataVersions, VERSIONS_QUERY, type VersionReader } from '../data-versions';
import { openPool } from './postgres';

/** Reads the versions of a PostgreSQL, one question at a time over one connection, prepared by its first. */
export async function postgresVersions(databaseUrl: string): Promise<VersionReader> {
  const pool = await openPool(databaseUrl, 1);
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
