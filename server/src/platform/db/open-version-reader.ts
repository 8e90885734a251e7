import type { VersionReader } from './data-versions';
import { libsqlVersions } from './dialects/libsql-versions';
import { postgresVersions } from './dialects/postgres-versions';
import type { Where } from './open-database';

/** Opens the version reader of a migrated database. */
export const openVersionReader = ({ dataDir, databaseUrl }: Where): Promise<VersionReader> =>
  databaseUrl ? postgresVersions(databaseUrl) : libsqlVersions(dataDir);
