import type { VersionReader } from './data-versions';
import { libsqlVersions } from './dialects/libsql-versions';
import { postgresVersions } from './dialects/postgres-versions';
import type { Where } from './open-database';

/** Opens the reader of a database whose tables are there, see `migrate`. */
export const openVersionReader = ({ dataDir, databaseUrl }: Where): Promise<VersionReader> =>
  databaseUrl ? postgresVersions(databaseUrl) : libsqlVersions(dataDir);
