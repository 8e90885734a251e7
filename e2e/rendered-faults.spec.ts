import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { release } from '../gateway/src/releases/release';
import { rollback } from '../gateway/src/releases/rollback';
import { collectErrors } from './support/console-errors';
import { copyReleases } from './support/pages-of-another-server';
import { remotes } from './support/remotes-under-test';
import { type SecondServer, serveReleases } from './support/serve-releases';

/** What is wrong with a server build, as code behind its own; null: it is not there at all. */
const FAULTS: readonly (readonly [string, string | null])[] = [
  ['throws when it is loaded', "throw new Error('no good');"],
  ['throws when it is drawn', pagesThat("throw new Error('no good');")],
  ['never ends', pagesThat('for (;;);')],
  ['is missing', null],
  ['needs another version', "module.exports = { ...module.exports, requires: { react: '^1.0.0' } };"],
];

function pagesThat(act: string): string {
  return `const { pages, ...rest } = module.exports;
const broken = () => { ${act} };
module.exports = { ...rest, pages: Object.fromEntries(Object.keys(pages).map((name) => [name, broken])) };`;
}

/** What a busy machine did not render in time it tries again after some seconds. */
const SOON = { timeout: 30_000 };

let shop: SecondServer;
test.beforeAll(async () => {
  shop = await serveReleases(copyReleases(), { LOG_LEVEL: 'silent' });
});
test.afterAll(() => shop.stop());

/** Releases a remote whose server build has this fault; its code for browsers is as it was. */
async function releaseBroken(name: string, code: string | null): Promise<void> {
  const dist = await mkdtemp(join(tmpdir(), 'broken-release-'));
  await cp(join(import.meta.dirname, '..', `${name}-remote/dist`), dist, { recursive: true });
  const file = join(dist, 'server/server.cjs');
  if (code === null) await rm(file);
  else await writeFile(file, `${await readFile(file, 'utf8')}\n${code}`);
  await release({ dataDir: shop.dataDir, name, dist, now: Date.now });
  await rm(dist, { recursive: true, force: true });
}

async function rootOf(request: APIRequestContext, path: string): Promise<string | undefined> {
  const answer = await request.get(`${shop.origin}${path}`);
  expect(answer.status()).toBe(200);
  return (await answer.text()).match(/<div id="root"[^>]*>/)?.[0];
}

// The dashboard is behind a guard and never rendered here.
for (const { name, path, isThere, goElsewhere } of remotes.filter((remote) => remote.name !== 'admin')) {
  test.describe(`the server build of ${name}`, () => {
    for (const [fault, code] of FAULTS) {
      test(`${fault}: its page is drawn by the browser, the others are not`, async ({ page, request }) => {
        await expect.poll(() => rootOf(request, path), SOON).toContain('data-rendered');
        await releaseBroken(name, code);
        try {
          expect(await rootOf(request, path)).toBe('<div id="root">');
          const errors = collectErrors(page);
          await page.goto(`${shop.origin}${path}`);
          await isThere(page);
          expect(errors).toEqual([]);
          await goElsewhere(page);
          await expect.poll(() => rootOf(request, '/about'), SOON).toContain('data-rendered');
        } finally {
          await rollback({ dataDir: shop.dataDir, name, now: Date.now });
        }
      });
    }
  });
}
