import { expect, type Page } from '@playwright/test';
import { test as base } from './support/fixtures';
import { releaseWithHeading, runScript, saveRegistry } from './support/release-commands';
import { renderedHtml } from './support/rendered-pages';
import { SlowProxy } from './support/slow-proxy';
import { waitUntilStored } from './support/stored-pages';

/** Adds `slowProxy`: a proxy between browser and shop that a test can slow down. */
const test = base.extend<{ slowProxy: SlowProxy }>({
  // The proxy delays and breaks requests: which errors the browser logs depends on the moment.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
  refuseErrors: async ({}, use) => use(undefined),
  slowProxy: async ({ page }, use) => {
    const slowProxy = await SlowProxy.open(page);
    await use(slowProxy);
    await slowProxy.close();
  },
});
test.use({ serviceWorkers: 'allow' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const addToCart = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first();
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'The network is slow' });

/** Visits a page, waits until it is stored, then leaves it. */
async function storePage(page: Page, { origin, painted }: SlowProxy, path: string): Promise<void> {
  await renderedHtml(origin, path);
  await page.goto(origin + path);
  await waitUntilStored(page, path);
  await page.goto('about:blank');
  painted.length = 0;
}

test('C132: a stored page paints before the network answers, and runs after it does', async ({
  staffApi,
  slowProxy,
  page,
}) => {
  const { name, _id } = await staffApi.addDish('Thakali Set', 400);
  await storePage(page, slowProxy, `/single/${_id}`);
  slowProxy.network = 'slow';
  await page.goto(`${slowProxy.origin}/single/${_id}`);
  expect(slowProxy.painted).toMatchObject([{ text: expect.stringContaining(name), isRunning: false }]);
  await addToCart(page).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  expect(slowProxy.painted).toHaveLength(1);
});

test('C132: a changed price replaces the stored one before a customer can order at it', async ({
  staffApi,
  slowProxy,
  page,
}) => {
  const dish = await staffApi.addDish('Thakali Set', 400);
  const address = `${slowProxy.origin}/single/${dish._id}`;
  await storePage(page, slowProxy, `/single/${dish._id}`);
  await staffApi.setPrice(dish, 450);
  const before = await page.evaluate(() => history.length);
  slowProxy.network = 'slow';
  slowProxy.pageRequests = 0;
  await page.goto(address);
  await expect.poll(() => slowProxy.painted.length).toBe(2);
  expect(slowProxy.painted).toMatchObject([
    { text: expect.stringContaining('Rs 400.00'), isRunning: false, type: 'navigate' },
    { text: expect.stringContaining('Rs 450.00'), type: 'reload' },
  ]);
  await addToCart(page).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await expect(notice(page)).toBeHidden();
  expect(slowProxy.painted).toHaveLength(2);
  expect(slowProxy.pageRequests).toBeLessThanOrEqual(2);
});

test('C132: a release shows on the next page load, and so does its rollback', async ({ slowProxy, page }) => {
  const restoreRegistry = await saveRegistry();
  try {
    await storePage(page, slowProxy, '/menu');
    await releaseWithHeading('Our repeated menu');
    await page.goto(`${slowProxy.origin}/menu`);
    await expect(heading(page, 'Our repeated menu')).toBeVisible();
    await runScript('rollback', 'cafe');
    await page.goto(`${slowProxy.origin}/menu`);
    await expect(heading(page, 'Our menu')).toBeVisible();
    await expect(notice(page)).toBeHidden();
  } finally {
    await restoreRegistry();
  }
});

test('C132: if the network does not answer for 3 s, the stored page runs and shows a notice with its date', async ({
  staffApi,
  slowProxy,
  page,
}) => {
  const { _id } = await staffApi.addDish('Thakali Set', 400);
  await storePage(page, slowProxy, `/single/${_id}`);
  slowProxy.network = 'dead';
  await page.goto(`${slowProxy.origin}/single/${_id}`);
  expect(slowProxy.painted).toMatchObject([{ text: expect.stringContaining('Rs 400.00'), isRunning: false }]);
  await expect(notice(page)).toContainText(/as of \d\d:\d\d\./);
  await addToCart(page).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});
