import LibsqlDatabase from 'libsql';
import { VERSIONS_QUERY, type VersionReader } from '../data-versions';
import { BUSY_TIMEOUT, databaseFile } from './libsql';

/**
 * Reads the versions of the embedded database synchronously: a few microseconds. Uses its own connection, because the
 * shared one would see uncommitted changes of an open transaction.
 */
export async function libsqlVersions(dataDir: string): Promise<VersionReader> {
  const file = new LibsqlDatabase(databaseFile(dataDir));
  file.exec(`pragma busy_timeout = ${BUSY_TIMEOUT}; pragma query_only = ON;`);
  const query = file.prepare(VERSIONS_QUERY).raw();
  return {
    read() {
      const [data, stock] = query.get() as [number, number];
      return { data, stock };
    },
    async close() {
      file.close();
    },
  };
}
