import { expect, type Page } from '@playwright/test';
import { test } from './support/watched-test';

/** Opens a page and holds its scripts. Returns a function that lets them load. */
async function gotoHoldingScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const mayCome = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/main\.\w+\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return () => release();
}

test('a tap on Add to Cart before the scripts run is replayed, once', async ({ page }) => {
  const releaseScripts = await gotoHoldingScripts(page, '/menu');
  const add = page.getByRole('button', { name: 'Add to Cart' }).first();
  await add.click();
  await add.click();
  // The button dims at once.
  await expect(add).toHaveCSS('opacity', '0.6');
  releaseScripts();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(page.getByText('Product added to cart').first()).toBeVisible();
  await expect(add).toHaveCSS('opacity', '1');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('C134: text typed into the menu’s search before the scripts run filters the dishes', async ({
  page,
}) => {
  const releaseScripts = await gotoHoldingScripts(page, '/menu');
  const dishes = page.getByRole('article');
  await page.getByRole('searchbox').pressSequentially('momo');
  await expect(dishes.filter({ hasText: 'Espresso' }).first()).toBeVisible();
  releaseScripts();
  await expect(dishes.filter({ hasText: 'Espresso' })).toHaveCount(0);
  await expect(dishes.filter({ hasText: /momo/i }).first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('momo');
});

test('C134: a sort order chosen in the closet before the scripts run is kept', async ({ page }) => {
  const releaseScripts = await gotoHoldingScripts(page, '/closet');
  const sort = page.getByRole('combobox', { name: 'Sort' });
  await sort.selectOption({ index: 1 });
  const chosen = await sort.inputValue();
  releaseScripts();
  await expect(page).toHaveURL(/[?&]sort=/);
  await expect(sort).toHaveValue(chosen);
});
