import { expect } from '@playwright/test';
import { collectErrors } from '../support/console-errors';
import { test } from '../support/standalone';

test.use({ remote: 'closet-remote' });

test('a visitor opens an item from the catalogue and adds its size and colour to the cart', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.goto('/');
  await expect(page).toHaveURL('/closet');
  await expect(page.getByText('Cart, empty')).toBeVisible();
  await page.getByRole('listitem').filter({ hasText: 'Linen Shirt' }).getByRole('link').first().click();

  await expect(page.getByRole('heading', { level: 1, name: 'Linen Shirt' })).toBeVisible();
  await page.getByRole('button', { name: 'Moss' }).click();
  await page.getByRole('combobox', { name: 'Size' }).selectOption('M');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Product added to cart')).toBeVisible();
  await expect(page.getByText('Cart, 1 item')).toBeVisible();
  expect(errors).toEqual([]);
});
