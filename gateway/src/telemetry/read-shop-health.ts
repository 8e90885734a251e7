import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteHealth } from '@storefront/shared/config/release-reports';
import { backupNames } from '../../../server/src/operations/backup-files';
import { openDatabase } from '../../../server/src/platform/db/open-database';
import { readRegistry } from '../releases/read-registry';
import { readReleaseHealth } from './release-health';

interface Shop {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

/**
 * How the remotes of a shop do, read without its server (C117). Empty where the shop was never opened, or its database
 * cannot be read: what is live can be told all the same.
 */
export async function readShopHealth(shop: Shop): Promise<Readonly<Record<string, RemoteHealth>>> {
  if (!shop.databaseUrl && !existsSync(join(shop.dataDir, backupNames.embedded))) return {};
  const db = await openDatabase(shop);
  try {
    return await readReleaseHealth(db, await readRegistry(shop.dataDir));
  } catch {
    return {};
  } finally {
    await db.destroy();
  }
}
