import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { release } from '../../gateway/src/releases/release';
import { buildForDevelopment } from './build-for-development';
import { copyReleases } from './pages-of-another-server';
import { type SecondServer, serveReleases } from './serve-releases';

/** How long three parts may take to build on a machine that is busy, ms. */
const BUILDING = 240_000;

const parts = { shell: 'shell', cafe: 'cafe-remote', closet: 'closet-remote' };

/** Only builds for development say where the browser's page differs from the server's (ssr.md, trap 9). */
async function releaseForDevelopment(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'storefront-e2e-development-'));
  const built = Object.entries(parts).map(async ([name, workspace]) => ({
    name,
    dist: join(await buildForDevelopment(workspace), 'development'),
  }));
  for (const { name, dist } of await Promise.all(built))
    await release({ dataDir, name, dist, now: Date.now });
  return dataDir;
}

interface RenderedShops {
  /** The shop under test, its pages rendered. */
  readonly rendered: SecondServer;
  /** The same from builds for development, where React warns. */
  readonly development: SecondServer;
}

/** Journeys through pages that the server renders. */
export const test = base.extend<object, RenderedShops>({
  rendered: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see that nothing is taken
    async ({}, use) => {
      const server = await serveReleases(copyReleases(), {});
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  development: [
    // biome-ignore lint/correctness/noEmptyPattern: the same
    async ({}, use) => {
      const server = await serveReleases(await releaseForDevelopment(), {});
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: BUILDING },
  ],
});
