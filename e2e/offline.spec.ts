import { expect, type Page, test } from '@playwright/test';
import { dish, firstDishes } from './support/menu';
import { releaseWithHeading, saveRegistry } from './support/release-commands';
import { waitUntilStored } from './support/stored-pages';

test.use({ serviceWorkers: 'allow' });

let restoreRegistry: () => Promise<void>;
test.beforeEach(async () => {
  restoreRegistry = await saveRegistry();
});
test.afterEach(() => restoreRegistry());

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('a stored menu opens offline and shows a notice with its date', async ({ page }) => {
  const [first = ''] = await firstDishes(page, 1);
  await waitUntilStored(page, '/menu');
  await page.context().setOffline(true);
  await page.goto('/menu');
  await expect(notice(page)).toContainText(/This is the menu as of \d\d:\d\d\./);
  await expect(dish(page, first)).toBeVisible();
  await expect(dish(page, first).getByRole('button', { name: 'Add to Cart' })).toBeVisible();

  await page.context().setOffline(false);
  await expect(notice(page)).toBeHidden();
  await page.reload();
  await expect(dish(page, first)).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('a release shows on the next page load although the page before it is stored', async ({ page }) => {
  await page.goto('/menu');
  await waitUntilStored(page, '/menu');
  await releaseWithHeading('Our offline menu');
  await page.goto('/menu');
  await expect(heading(page, 'Our offline menu')).toBeVisible();
  await waitUntilStored(page, '/menu');
  await page.context().setOffline(true);
  await page.goto('/menu');
  await expect(heading(page, 'Our offline menu')).toBeVisible();
});

test('P73: the browser stores no API response, no cart and no personal page', async ({ page }) => {
  await page.goto('/menu?table=7&k=secret');
  await waitUntilStored(page, '/menu');
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const urls = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url);
  });
  expect(urls.filter((url) => /\/api\/|\/cart|\/login|secret/.test(url))).toEqual([]);
});
