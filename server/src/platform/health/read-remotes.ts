import type { RemoteHealth } from '@storefront/shared/config/release-reports';
import type { RegistrySource } from '../../../../gateway/src/releases/registry-source';
import { readReleaseHealth } from '../../../../gateway/src/telemetry/release-health';
import type { Database } from '../db/database';

/** How the live releases of the remotes do, by name; null where registry or figures cannot be read. */
export async function readRemotes(
  db: Database,
  source: RegistrySource,
): Promise<Readonly<Record<string, RemoteHealth>> | null> {
  try {
    return await readReleaseHealth(db, await source.current());
  } catch {
    return null;
  }
}
