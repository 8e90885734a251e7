import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { seedShop } from './screens/seed-shop';
import { applyFault, type Fault, faults, freezing } from './support/faults';
import { releaseNext } from './support/next-release';
import { saveRegistry } from './support/release-commands';
import { healthOf, type RemoteUnderTest, remotes } from './support/remotes-under-test';
import { isWholeRun } from './support/shop-environment';

/** The shell shows a notice after this time, ms (C90). */
const TIMEOUT_MS = 5_000;
/** From as many failures on `/health` gives advice (C117). */
const TROUBLES_FOR_ADVICE = 3;

let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  const { states } = await seedShop();
  context = await browser.newContext({ storageState: states.staff });
});
test.afterAll(() => context.close());
test.beforeEach(async () => {
  page = await context.newPage();
  await page.clock.install();
});
test.afterEach(() => page.close());

/** For a fault that hangs: advances the page's clock past the timeout until the notice appears. */
async function runOutTimeout({ kind }: Fault, part: string): Promise<void> {
  if (kind !== 'late') return;
  const notice = page.getByRole('alert').filter({ hasText: part });
  await expect(async () => {
    await page.clock.runFor(TIMEOUT_MS);
    await expect(notice).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** A whole run tests each fault with each remote; in the others the remotes share the faults. */
const isTested = (remote: RemoteUnderTest) => (_: Fault, index: number) =>
  isWholeRun || index % remotes.length === remotes.indexOf(remote);

test('C117: a page of the shell whose script does not come leaves the rest of the shop, and counts for the shell', async ({
  request,
}) => {
  const before = (await healthOf(request, 'shell')).byKind.load ?? 0;
  await page.route(/\/assets\/page-about\b.*\.js/, (route) => route.abort());
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Closet' })).toBeVisible();
  await expect.poll(async () => (await healthOf(request, 'shell')).byKind.load ?? 0).toBeGreaterThan(before);
});

for (const remote of remotes) {
  const { name, path, part, expectShown, goElsewhere } = remote;

  test.describe(`${name}, without a release that works`, () => {
    for (const fault of faults.filter(isTested(remote))) {
      test(`C90: ${fault.name}: a notice replaces the page, the rest works, and the page returns`, async () => {
        const end = await applyFault(page, new RegExp(`^/releases/${name}/`), fault);
        await page.goto(path, { waitUntil: 'commit' });
        await runOutTimeout(fault, part);
        const notice = page.getByRole('alert').filter({ hasText: part });
        await expect(notice).toBeVisible();
        if (fault.kind === 'late') {
          await end();
        } else {
          await goElsewhere(page);
          await page.goBack();
          await expect(notice).toBeVisible();
          await end();
          await notice.getByRole('button', { name: 'Retry' }).click();
        }
        await expectShown(page);
        await expect(notice).toHaveCount(0);
      });
    }
  });

  test.describe(`${name}, with a last good release`, () => {
    let live: string;
    let restoreRegistry: () => Promise<void>;
    test.beforeAll(async () => {
      restoreRegistry = await saveRegistry();
      await releaseNext(name);
      live = await releaseNext(name);
    });
    test.afterAll(() => restoreRegistry());

    for (const fault of faults.filter(isTested(remote))) {
      test(`C116: ${fault.name}: the last good release shows, and the server counts the failure`, async ({
        request,
      }) => {
        const before = (await healthOf(request, name)).byKind[fault.kind] ?? 0;
        await applyFault(page, new RegExp(`^/releases/${name}/${live}/`), fault);
        await page.goto(path, { waitUntil: 'commit' });
        await runOutTimeout(fault, part);
        if (fault.kind === 'late') await page.getByRole('button', { name: 'Retry' }).click();
        await expectShown(page);
        await expect(page.getByRole('alert').filter({ hasText: part })).toHaveCount(0);
        await expect
          .poll(async () => (await healthOf(request, name)).byKind[fault.kind] ?? 0)
          .toBeGreaterThan(before);
      });
    }

    if (isTested(remote)(freezing, 0))
      test('C493: its page froze a tab: the next one shows the last good release', async ({ request }) => {
        const before = (await healthOf(request, name)).byKind.load ?? 0;
        const folder = new RegExp(`^/releases/${name}/${live}/`);
        const frozen = await context.newPage();
        await applyFault(frozen, folder, freezing);
        await frozen.goto(path, { waitUntil: 'commit' });
        const other = await context.newPage();
        await other.goto('/about');
        const silence = () =>
          other.evaluate(() => {
            const marks = Object.keys(localStorage).filter((key) => key.startsWith('coming:'));
            return Math.max(...marks.map((key) => Date.now() - Number(localStorage.getItem(key))));
          });
        await expect.poll(silence, { timeout: 30_000 }).toBeGreaterThan(TIMEOUT_MS);
        await frozen.close();
        await applyFault(other, folder, freezing);
        await other.goto(path, { waitUntil: 'commit' });
        await expectShown(other);
        await expect
          .poll(async () => (await healthOf(request, name)).byKind.load ?? 0)
          .toBeGreaterThan(before);
        await other.close();
      });

    if (faults.filter(isTested(remote)).length >= TROUBLES_FOR_ADVICE)
      test('C117: after these failures /health advises a rollback', async ({ request }) => {
        expect((await healthOf(request, name)).advice).toContain(`npm run rollback -- ${name}`);
      });
  });
}
