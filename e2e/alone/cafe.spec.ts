import { expect } from '@playwright/test';
import { openQaPanel, qa, test } from '../support/alone';
import { collectErrors } from '../support/console-errors';
import { orderAsGuest } from '../support/guest-journey';
import { dish } from '../support/menu';

test.use({ remote: 'cafe-remote' });

test('a guest orders two dishes, as in the shop', async ({ page }) => {
  const errors = collectErrors(page);
  await orderAsGuest(page, '/menu');
  expect(errors).toEqual([]);
});

test('a failing API is told with a Retry, which shows the menu once the API is back', async ({ page }) => {
  await page.goto('/menu');
  await openQaPanel(page);
  await expect(dish(page, 'Espresso')).toBeVisible();
  await qa(page, 'The API').selectOption('Every call fails');
  await expect(page.getByText('Failed to load menu items')).toBeVisible();

  await qa(page, 'The API').selectOption('Answers as it should');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(dish(page, 'Espresso')).toBeVisible();
  await expect(page.getByText('Failed to load menu items')).toBeHidden();
});

test('the menu waits for an API that is slow, and says so when nothing is on it', async ({ page }) => {
  await page.goto('/menu');
  await openQaPanel(page);
  await expect(dish(page, 'Espresso')).toBeVisible();
  await qa(page, 'The API').selectOption('Answers late');
  await expect(page.getByRole('main').locator('[aria-busy=true], [role=status]').first()).toBeVisible();
  await expect(dish(page, 'Espresso')).toBeVisible();
  await qa(page, 'The API').selectOption('Every list is empty');
  await expect(page.getByText('The menu is empty today')).toBeVisible();
});

test('a table has its banner, its own cart and an order without a form', async ({ page }) => {
  await page.goto('/menu');
  await openQaPanel(page);
  await qa(page, 'Table').fill('7');
  await expect(page).toHaveURL('/menu?table=7');
  await expect(page.getByRole('main').getByText('Table 7', { exact: true })).toBeVisible();
  await dish(page, 'Espresso').getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your order, table 7' })).toBeVisible();
  await page.getByRole('button', { name: 'Order From table' }).click();
  await expect(page.getByText('Order placed successfully from table')).toBeVisible();
});

test('a customer is known to the checkout, and a guest again is not', async ({ page }) => {
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
    test(`the panel, ${state}, covers neither a dish nor the way to the cart`, async ({ page }) => {
      await page.goto('/menu');
      if (state === 'open') await openQaPanel(page);
      await dish(page, 'Espresso').getByRole('button', { name: 'Add to Cart' }).click();
      await page.getByRole('link', { name: /View cart/ }).click();
      await expect(page.getByRole('listitem', { name: 'Espresso' })).toBeVisible();
    });
});
