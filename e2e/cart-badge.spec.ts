import { expect, type Page } from '@playwright/test';
import { dish, firstDishes } from './support/menu';
import { test } from './support/watched-test';

const badge = (page: Page, words: string) => page.getByRole('link', { name: `Cart, ${words}` });

/** Sets the quantity of every line in the stored cart without an event, so that the page does not know. */
const setStoredQuantities = (page: Page, quantity: number) =>
  page.evaluate((pieces) => {
    const lines = JSON.parse(localStorage.getItem('cart') ?? '[]') as { quantity: number }[];
    localStorage.setItem('cart', JSON.stringify(lines.map((line) => ({ ...line, quantity: pieces }))));
  }, quantity);

test('§4: the badge follows the cart in this tab, in other tabs and after a route change', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  await other.goto('/about');
  await expect(badge(other, 'empty')).toBeVisible();
  await expect(badge(other, 'empty').locator('span')).toHaveCount(0);

  const [first = '', second = ''] = await firstDishes(page, 2);
  await dish(page, first).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(badge(page, '1 item').locator('span')).toHaveText('1');
  await expect(badge(other, '1 item')).toBeVisible();

  await dish(page, second).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(badge(other, '2 items')).toBeVisible();

  await setStoredQuantities(page, 3);
  await page.evaluate(() => window.dispatchEvent(new Event('cartUpdated')));
  await expect(badge(page, '6 items')).toBeVisible();

  await setStoredQuantities(page, 2);
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
  await expect(badge(page, '4 items')).toBeVisible();

  await other.evaluate(() => localStorage.clear());
  await expect(badge(page, 'empty')).toBeVisible();
});

test('§2: above 99 the badge shows 99+', async ({ page }) => {
  const [first = '', second = ''] = await firstDishes(page, 2);
  for (const name of [first, second]) {
    await dish(page, name).getByRole('button', { name: 'Add to Cart' }).click();
  }
  await expect(badge(page, '2 items')).toBeVisible();
  await setStoredQuantities(page, 60);
  await page.reload();
  await expect(badge(page, '120 items')).toHaveText('99+');
});
