import { join } from 'node:path';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { contentHash } from '../gateway/src/releases/content-hash';
import { expectOrderPlaced, fillInForPickup, placeOrderButton, uniqueGuest } from './support/checkout';
import { collectErrors } from './support/console-errors';
import { dish, firstDishes } from './support/menu';
import { liveRelease, releaseWithHeading, runScript, saveRegistry } from './support/release-commands';
import { loadPage, processStart } from './support/served-files';
import { DATA_DIR, isWholeRun } from './support/shop-environment';

const PATHS = ['/menu', '/', '/closet', '/cart'];
const LOADS = isWholeRun ? 200 : 12;
const VISITORS = 6;

let restoreRegistry: () => Promise<void>;
test.beforeEach(async () => {
  restoreRegistry = await saveRegistry();
});
test.afterEach(() => restoreRegistry());

const menuHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('a release of the cafe shows on the next page load, and a rollback reverts it; server and shell stay the same', async ({
  page,
  request,
}) => {
  const started = await processStart(request);
  const shellFiles = () => contentHash(join(DATA_DIR, 'releases/shell'));
  const filesBefore = await shellFiles();
  const shellBefore = (await loadPage(request, '/admin')).scripts;
  expect(shellBefore.size).toBeGreaterThan(0);

  await releaseWithHeading('Our autumn menu');
  await page.goto('/menu');
  await expect(menuHeading(page, 'Our autumn menu')).toBeVisible();

  expect((await loadPage(request, '/admin')).scripts).toEqual(shellBefore);
  await runScript('rollback', 'cafe');
  await page.goto('/menu');
  await expect(menuHeading(page, 'Our menu')).toBeVisible();
  expect(await shellFiles()).toBe(filesBefore);
  expect(await processStart(request)).toBe(started);
});

test('a tab opened before a release finishes its order with the scripts of the earlier release', async ({
  page,
}) => {
  const before = await liveRelease('cafe');
  const scripts: string[] = [];
  const [first = ''] = await firstDishes(page, 1);
  await releaseWithHeading('Our winter menu');
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith('/releases/cafe/')) scripts.push(`${answer.status()} ${pathname.split('/')[3]}`);
  });

  await dish(page, first).getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await fillInForPickup(page, uniqueGuest('Old Tab'));
  await placeOrderButton(page).click();
  await expectOrderPlaced(page);

  expect(scripts.length).toBeGreaterThan(0);
  expect(new Set(scripts)).toEqual(new Set([`200 ${before}`]));
});

/** Loads pages as several visitors until there are `LOADS` and `isOver` returns true. Returns the loaded releases. */
async function visitUntil(request: APIRequestContext, isOver: () => boolean): Promise<Set<string>> {
  const seen = new Set<string>();
  let loads = 0;
  const visit = async () => {
    while (loads < LOADS || !isOver()) {
      const path = PATHS[loads % PATHS.length] ?? '/';
      loads += 1;
      const { scripts } = await loadPage(request, path);
      for (const address of scripts.keys()) seen.add(address.split('/').slice(0, 4).join('/'));
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visit));
  return seen;
}

test(`${LOADS} page loads across five releases: no page and no script fails`, async ({
  browser,
  request,
}) => {
  const released: string[] = [];
  let isOver = false;
  const visits = visitUntil(request, () => isOver);
  visits.catch(() => undefined);
  try {
    for (const heading of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) {
      await releaseWithHeading(heading);
      released.push(`/releases/cafe/${await liveRelease('cafe')}`);
      const page = await browser.newPage();
      const errors = collectErrors(page);
      await page.goto('/menu');
      await expect(menuHeading(page, heading)).toBeVisible();
      expect(errors).toEqual([]);
      await page.close();
    }
  } finally {
    isOver = true;
  }
  const seen = await visits;
  expect(new Set(released).size).toBe(5);
  expect([...seen]).toEqual(expect.arrayContaining(released));
});
