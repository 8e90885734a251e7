import { expect } from '@playwright/test';
import { collectErrors } from '../support/console-errors';
import { orderAsGuest } from '../support/guest-journey';
import { dish } from '../support/menu';
import { openQaPanel, qa, test } from '../support/standalone';

test.use({ remote: 'cafe-remote' });

test('a guest orders two dishes, as in the shop', async ({ page }) => {
  const errors = collectErrors(page);
  await orderAsGuest(page, '/menu');
  expect(errors).toEqual([]);
});

test('an API failure shows a notice; Retry shows the menu once the API works again', async ({ page }) => {
  await page.goto('/menu');
  await openQaPanel(page);
  await expect(dish(page, 'Espresso')).toBeVisible();
  await qa(page, 'The API').selectOption('Every call fails');
  await expect(page.getByText('Failed to load menu items').first()).toBeVisible();

  await qa(page, 'The API').selectOption('Answers as it should');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(dish(page, 'Espresso')).toBeVisible();
  await expect(page.getByText('Failed to load menu items').first()).toBeHidden();
});

test('the menu shows a loading state while the API is slow, and a message if it is empty', async ({
  page,
}) => {
  await page.goto('/menu');
  await openQaPanel(page);
  await expect(dish(page, 'Espresso')).toBeVisible();
  await qa(page, 'The API').selectOption('Answers late');
  await expect(page.getByRole('main').locator('[aria-busy=true], [role=status]').first()).toBeVisible();
  await expect(dish(page, 'Espresso')).toBeVisible();
  await qa(page, 'The API').selectOption('Every list is empty');
  await expect(page.getByText('The menu is empty today')).toBeVisible();
});

test('a table has a banner, its own cart, and an order without a form', async ({ page }) => {
  await page.goto('/menu');
  await openQaPanel(page);
  await qa(page, 'Table').fill('7');
  await expect(page).toHaveURL('/menu?table=7');
  await expect(page.getByRole('region', { name: 'Table 7' })).toBeVisible();
  await dish(page, 'Espresso').getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your order, table 7' })).toBeVisible();
  await page.getByRole('button', { name: 'Order From table' }).click();
  await expect(page.getByText('Order placed successfully from table')).toBeVisible();
});

test('the checkout fills in the name of a customer and clears it for a guest', async ({ page }) => {
  await page.goto('/menu');
  await openQaPanel(page);
  await qa(page, 'Signed in').selectOption('A customer');
  await dish(page, 'Espresso').getByRole('button', { name: 'Buy Now' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Gurung');
  await qa(page, 'Signed in').selectOption('A guest');
  await expect(page.getByLabel('Full name')).toHaveValue('');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const state of ['closed', 'open'])
    test(`the QA panel, ${state}, covers neither a dish nor the cart link`, async ({ page }) => {
      await page.goto('/menu');
      if (state === 'open') await openQaPanel(page);
      await dish(page, 'Espresso').getByRole('button', { name: 'Add to Cart' }).click();
      await page.getByRole('link', { name: /View cart/ }).click();
      await expect(page.getByRole('listitem', { name: 'Espresso' })).toBeVisible();
    });
});
