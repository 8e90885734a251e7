import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { release } from '../../gateway/src/releases/release';
import { buildForDevelopment } from './build-for-development';
import { type SecondServer, serveReleases } from './serve-releases';

/** Time limit for building three parts on a busy machine, ms. */
const BUILD_TIMEOUT = 240_000;

const parts = { shell: 'shell', cafe: 'cafe-remote', closet: 'closet-remote' };

/** Releases development builds, in which React warns where the HTML of server and browser differ. */
async function releaseForDevelopment(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'storefront-e2e-development-'));
  const built = Object.entries(parts).map(async ([name, workspace]) => ({
    name,
    dist: join(await buildForDevelopment(workspace), 'development'),
  }));
  for (const { name, dist } of await Promise.all(built))
    await release({ dataDir, name, dist, now: Date.now, anyway: 'development builds exceed every budget' });
  return dataDir;
}

/** Adds `development`: a shop of development builds, one per worker. */
export const test = base.extend<object, { readonly development: SecondServer }>({
  development: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
    async ({}, use) => {
      const server = await serveReleases(await releaseForDevelopment(), {});
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: BUILD_TIMEOUT },
  ],
});
