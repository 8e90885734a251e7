import { expect } from '@playwright/test';
import { dish, firstDishes } from './support/menu';
import { signIn, signInAsStaff } from './support/sign-in';
import { test } from './support/watched-test';

test('C414: a guest signs up, logs in with a cart, confirms the address, and pays part of the order with the welcome points', async ({
  browser,
  page,
}) => {
  const email = `asha.${Date.now()}@example.com`;
  const [first = ''] = await firstDishes(page, 1);
  await dish(page, first).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  await page.goto('/signup');
  await page.getByLabel('Full name').fill('Asha Tamang');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('momo-and-tea');
  await page
    .getByRole('main')
    .getByRole('button', { name: /sign ?up/i })
    .click();
  await expect(page).toHaveURL(/\/login/);

  await signIn(page, email, 'momo-and-tea');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();

  await page.goto('/profile');
  const waiting = page.getByRole('region', { name: '50 welcome points are waiting' });
  await waiting.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await waiting.getByRole('button', { name: 'Send OTP' }).click();
  await expect(waiting.getByLabel('OTP')).not.toHaveValue('');
  await waiting.getByRole('button', { name: 'Confirm e-mail' }).click();
  await expect(waiting).toBeHidden();

  await page.goto('/cart');
  await page.getByRole('button', { name: 'Checkout' }).click();
  await page.getByLabel('Phone').fill('9801556209');
  await page.getByLabel('Address', { exact: true }).fill('Lane 3');
  await page.getByRole('radio', { name: /Self pickup/ }).check();
  await page.getByLabel('Points to use').selectOption('50');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await expect(page.getByText('Order is placed')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();

  const staffWindow = await browser.newPage();
  await signInAsStaff(staffWindow);
  await staffWindow.goto('/admin/orders');
  await expect(staffWindow.getByRole('row').filter({ hasText: email })).toContainText('Pick');
});
