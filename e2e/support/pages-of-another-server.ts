import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SecondServer, serveReleases } from './serve-releases';
import { DATA_DIR } from './shop-environment';

/** Copies the releases of the shop under test, without its data. Returns the folder. */
export function copyReleases(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'storefront-e2e-other-'));
  for (const kept of ['releases', 'registry.json'])
    cpSync(join(DATA_DIR, kept), join(dataDir, kept), { recursive: true });
  return dataDir;
}

/** Serves the releases of the shop under test with the API of another server (`API_ORIGIN`). */
export const servePagesFor = (apiOrigin: string): Promise<SecondServer> =>
  serveReleases(copyReleases(), { DEMO: '0', API_ORIGIN: apiOrigin });
