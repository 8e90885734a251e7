import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createPlaceMapper } from '@storefront/gateway/releases/map-places';
import { readRegistry } from '@storefront/gateway/releases/read-registry';
import { readReleaseHealth } from '@storefront/gateway/telemetry/release-health';
import type { PartHealth } from '@storefront/shared/delivery/release-reports';
import { backupNames } from '../operations/backup-files';
import { openDatabase } from '../platform/db/open-database';
import { readCounts } from '../platform/metrics/release-counts';

interface Shop {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** With another server, health is in the memory of the process that serves pages. */
  readonly apiOrigin?: string | null;
}

/**
 * Returns the health of the live releases by part, without a running server (C117). Empty if the shop has no database
 * yet, or if it cannot be read.
 */
export async function readShopHealth(shop: Shop): Promise<Readonly<Record<string, PartHealth>>> {
  if (shop.apiOrigin) return {};
  if (!shop.databaseUrl && !existsSync(join(shop.dataDir, backupNames.embedded))) return {};
  const db = await openDatabase(shop);
  try {
    const counts = {
      add: () => Promise.reject(new Error('This store only reads')),
      read: (part: string, release: string) => readCounts(db, part, release),
    };
    return await readReleaseHealth(counts, await readRegistry(shop.dataDir), createPlaceMapper(shop.dataDir));
  } catch {
    return {};
  } finally {
    await db.destroy();
  }
}
