import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivate } from '@storefront/http/private-files';
import type { Database } from '../platform/db/database';
import { migrate } from '../platform/db/migrate';
import { openDatabase } from '../platform/db/open-database';
import { backupNames } from './backup-files';
import { copyRows } from './copy-rows';
import { OperationsError } from './operations-error';
import { differences, readTableSums, type TableSums, tableNames } from './table-sums';

interface Move {
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly now: () => number;
}

async function refuseRowsIn(target: Database): Promise<void> {
  const used = (await readTableSums(target)).filter(({ table, rows }) => table !== 'migrations' && rows > 0);
  if (used.length > 0) {
    const names = used.map(({ table }) => table).join(', ');
    throw new OperationsError(
      `The database of DATABASE_URL is not empty: there are rows in ${names}. Choose an empty one`,
    );
  }
}

/**
 * Copies all tables in one transaction and compares the counts before the commit. Blocks writes to the embedded
 * database meanwhile.
 */
const copyAll = (source: Database, target: Database): Promise<TableSums[]> =>
  source.transaction().execute((from) =>
    target.transaction().execute(async (to) => {
      for (const table of tableNames) if (table !== 'migrations') await copyRows(from, to, table);
      const copied = (sums: readonly TableSums[]) => sums.filter(({ table }) => table !== 'migrations');
      const [was, now] = [copied(await readTableSums(from)), copied(await readTableSums(to))];
      const wrong = differences(was, now).map(({ table }) => table);
      if (wrong.length > 0)
        throw new OperationsError(`Nothing was copied: counts or sums differ in ${wrong.join(', ')}`);
      return now;
    }),
  );

/**
 * Copies an embedded database into an empty PostgreSQL and returns the counts and sums of the copy.
 *
 * @throws OperationsError if the target has rows, or if a count or a sum differs; then nothing was copied
 */
export async function copyDatabase(
  source: Database,
  target: Database,
  now: () => number,
): Promise<TableSums[]> {
  await migrate(source, now);
  await migrate(target, now);
  await refuseRowsIn(target);
  return copyAll(source, target);
}

/**
 * Copies a shop's embedded database to PostgreSQL; does not change the embedded one.
 *
 * @throws OperationsError as above, or if there is no embedded database
 */
export async function migrateToPostgres({ dataDir, databaseUrl, now }: Move): Promise<TableSums[]> {
  if (!existsSync(join(dataDir, backupNames.embedded)))
    throw new OperationsError(`There is no embedded database in ${dataDir}: set DATA_DIR`);
  const source = await openDatabase({ dataDir, databaseUrl: null });
  const target = await openDatabase({ dataDir, databaseUrl });
  try {
    return await copyDatabase(source, target, now);
  } finally {
    await source.destroy();
    await target.destroy();
    await makePrivate(dataDir);
  }
}
