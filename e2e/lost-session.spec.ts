import { expect } from '@playwright/test';
import { confirmEmail, newMember, register } from './support/member';
import { dish, firstDishes } from './support/menu';
import { signIn } from './support/sign-in';
import { test } from './support/watched-test';

test('P23: a member whose session ends during checkout logs in over the page and places the same order', async ({
  context,
  page,
  request,
}) => {
  const bina = newMember('Bina Rai');
  await register(request, bina);
  await signIn(page, bina.email, bina.password);
  await confirmEmail(page.request, bina);
  const [first = ''] = await firstDishes(page, 1);
  await dish(page, first).getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await page.getByLabel('Phone').fill('9801556209');
  await page.getByLabel('Address', { exact: true }).fill('Lane 3');
  await page.getByRole('radio', { name: /Self pickup/ }).check();
  await page.getByLabel('Points to use').selectOption('50');
  await page.getByRole('checkbox', { name: /I agree/ }).check();

  const keys: (string | undefined)[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/order/place')) keys.push(sent.headers()['idempotency-key']);
  });
  await context.clearCookies();
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await expect(dialog.getByLabel('E-mail')).toHaveValue(bina.email);
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/What you typed is still here/)).toBeVisible();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('Lane 3');
  await expect(page.getByLabel('Points to use')).toHaveValue('50');

  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(bina.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Order is placed')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('C31: a logout in one tab signs out the other, and Back does not open the profile', async ({
  context,
  page,
  request,
}) => {
  const bina = newMember('Bina Rai');
  await register(request, bina);
  await signIn(page, bina.email, bina.password);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Namaste, Bina' })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/menu');
  await other.getByRole('banner').getByRole('button', { name: 'Bina' }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByText('Log Out Successful')).toBeVisible();

  await expect(page).toHaveURL('/login?next=%2Fprofile');
  await expect(page.getByRole('link', { name: 'Login / Sign Up' })).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();

  await signIn(other, bina.email, bina.password);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { name: 'Namaste, Bina' })).toBeVisible();
});
