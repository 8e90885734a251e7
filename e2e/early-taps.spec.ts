import { expect, test } from '@playwright/test';

test('a tap on Add to Cart before the scripts are there is not lost, and counts once', async ({ page }) => {
  let go = () => {};
  const mayCome = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/assets\/main\.\w+\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/menu', { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: 'Add to Cart' }).first();
  await add.click();
  await add.click();
  // Seen at once.
  await expect(add).toHaveCSS('opacity', '0.6');
  go();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(page.getByText('Product added to cart').first()).toBeVisible();
  await expect(add).toHaveCSS('opacity', '1');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});
