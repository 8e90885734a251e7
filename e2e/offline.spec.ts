import { expect, type Page, test } from '@playwright/test';
import { dish, firstDishes } from './support/menu';
import { releaseWithHeading, saveRegistry } from './support/release-commands';
import { waitUntilOfflineReady, waitUntilStored } from './support/stored-pages';

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

const notStored = (page: Page) => heading(page, 'This page is not on your computer yet');

/** Opens the menu as a guest, puts its first dish into the cart, and loses the network. */
async function loseNetworkOnMenu(page: Page): Promise<string> {
  const [first = ''] = await firstDishes(page, 1);
  await waitUntilOfflineReady(page, '/menu');
  await page.context().setOffline(true);
  return first;
}

test('C157: an address that is not stored shows our page without a network, and itself when it is back', async ({
  page,
}) => {
  await loseNetworkOnMenu(page);
  for (const path of ['/gallary', '/about']) {
    await page.goto(path);
    await expect(notStored(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Our menu/ })).toHaveAttribute('href', '/menu');
  }
  await page.context().setOffline(false);
  await expect(heading(page, 'About Chowk')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/about');
});

test('C156: a page behind a link keeps header and footer without a network, and comes by itself', async ({
  page,
}) => {
  await loseNetworkOnMenu(page);
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
  await expect(notStored(page)).toBeVisible();
  await expect(page.getByText('No network.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(notStored(page)).toBeVisible();
  await page.context().setOffline(false);
  await expect(heading(page, 'Gallery')).toBeVisible();
  await expect(page.getByText('No network.')).toBeHidden();
});

test('C157: without a network a guest adds to the cart, sees the message, and opens the cart by its address', async ({
  page,
}) => {
  const first = await loseNetworkOnMenu(page);
  await page.goto('/menu');
  await dish(page, first).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Product added to cart')).toBeVisible();
  await page.goto('/cart');
  await expect(heading(page, 'Your cart')).toBeVisible();
  await expect(page.getByRole('listitem', { name: first })).toBeVisible();
  const checkout = page.getByRole('button', { name: 'Checkout' });
  await expect(checkout).toBeDisabled();
  await page.context().setOffline(false);
  await expect(checkout).toBeEnabled();
});
