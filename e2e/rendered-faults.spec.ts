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
import { isWholeRun } from './support/shop-environment';

interface BuildFault {
  readonly name: string;
  /** Code added after the server build; null removes the file. */
  readonly code: string | null;
  /** The remote that gets this fault in every run. A whole run gives it to both. */
  readonly of?: string;
}

const FAULTS: readonly BuildFault[] = [
  { name: 'throws on load', code: "throw new Error('no good');" },
  { name: 'throws on render', code: breakPages("throw new Error('no good');"), of: 'cafe' },
  { name: 'never returns', code: breakPages('for (;;);'), of: 'closet' },
  { name: 'ends its worker process', code: breakPages('process.exit(1);'), of: 'cafe' },
  { name: 'is missing', code: null, of: 'closet' },
  {
    name: 'requires another version',
    code: "module.exports = { ...module.exports, requires: { react: '^1.0.0' } };",
  },
];

function breakPages(statement: string): string {
  return `const { pages, ...rest } = module.exports;
const broken = () => { ${statement} };
module.exports = { ...rest, pages: Object.fromEntries(Object.keys(pages).map((name) => [name, broken])) };`;
}

/** The server retries a failed render after some seconds. */
const RENDER = { timeout: 30_000 };

let shop: SecondServer;
test.beforeAll(async () => {
  shop = await serveReleases(copyReleases(), { LOG_LEVEL: 'silent' });
});
test.afterAll(() => shop.stop());

/** Releases a remote whose server build has this fault; its build for browsers stays the same. */
async function releaseBroken(name: string, code: string | null): Promise<void> {
  const dist = await mkdtemp(join(tmpdir(), 'broken-release-'));
  await cp(join(import.meta.dirname, '..', `${name}-remote/dist`), dist, { recursive: true });
  const file = join(dist, 'server/server.cjs');
  if (code === null) await rm(file);
  else await writeFile(file, `${await readFile(file, 'utf8')}\n${code}`);
  await release({ dataDir: shop.dataDir, name, dist, anyway: 'a test of broken builds', now: Date.now });
  await rm(dist, { recursive: true, force: true });
}

async function rootOf(request: APIRequestContext, path: string): Promise<string | undefined> {
  const answer = await request.get(`${shop.origin}${path}`);
  expect(answer.status()).toBe(200);
  return (await answer.text()).match(/<div id="root"[^>]*>/)?.[0];
}

// The server never renders the dashboard.
for (const { name, path, expectShown, goElsewhere } of remotes.filter((remote) => remote.name !== 'admin')) {
  test.describe(`the server build of ${name}`, () => {
    for (const fault of FAULTS.filter(({ of }) => isWholeRun || of === name)) {
      test(`${fault.name}: the browser renders its page, the server renders the others`, async ({
        page,
        request,
      }) => {
        await expect.poll(() => rootOf(request, path), RENDER).toContain('data-rendered');
        await releaseBroken(name, fault.code);
        try {
          expect(await rootOf(request, path)).toBe('<div id="root">');
          const errors = collectErrors(page);
          await page.goto(`${shop.origin}${path}`);
          await expectShown(page);
          expect(errors).toEqual([]);
          await goElsewhere(page);
          await expect.poll(() => rootOf(request, '/about'), RENDER).toContain('data-rendered');
        } finally {
          await rollback({ dataDir: shop.dataDir, name, now: Date.now });
        }
      });
    }
  });
}
