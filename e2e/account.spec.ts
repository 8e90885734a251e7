import { expect, type Page } from '@playwright/test';
import { newMember, register } from './support/member';
import { dish, firstDishes } from './support/menu';
import { mailedCode } from './support/outbox';
import { signIn } from './support/sign-in';
import { test } from './support/watched-test';

const region = (page: Page, name: string) => page.getByRole('region', { name });

async function logOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Bina' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Log Out Successful')).toBeVisible();
}

test('an invited guest signs up, logs in by keyboard with a cart, changes password and e-mail, and logs out', async ({
  page,
  request,
}) => {
  const code = await register(request, newMember('Asha Tamang'));
  const bina = newMember('Bina Rai');
  const [first = ''] = await firstDishes(page, 1);
  await dish(page, first).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  await page.goto(`/signup?ref=${code}`);
  await expect(page.getByLabel('Referral code')).toHaveValue(code);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Referral code is valid').first()).toBeVisible();
  await page.getByLabel('Full name').fill(bina.fullName);
  await page.getByLabel('E-mail').fill(bina.email);
  await page.getByLabel('Password', { exact: true }).fill(bina.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Registration successful')).toBeVisible();
  await expect(page).toHaveURL('/login');

  await expect(page.getByLabel('E-mail')).toHaveValue(bina.email);
  await page.getByLabel('E-mail').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type(bina.password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();

  await page.goto('/profile');
  await expect(region(page, 'Loyalty card')).toContainText('50 points');
  await expect(page.getByText(/^Next to expire/)).toBeVisible();
  const password = region(page, 'Change password');
  await password.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('OTP sent to your email')).toBeVisible();
  await expect(password.getByLabel('OTP')).toHaveValue(await mailedCode(bina.email));
  await password.getByLabel('New password').fill('yomari-and-tea');
  await password.getByLabel('Confirm password').fill('yomari-and-tea');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password Changed Successfully')).toBeVisible();
  await expect(password.getByLabel('OTP')).toHaveValue('');

  const email = region(page, 'Change e-mail');
  const newAddress = `new.${bina.email}`;
  await email.getByLabel('New e-mail').fill(newAddress);
  await email.getByRole('button', { name: 'Send OTP' }).click();
  await expect(email.getByLabel('OTP')).toHaveValue(/^\d{6}$/);
  await email.getByRole('button', { name: 'Change e-mail' }).click();
  await expect(page.getByText('Email Changed Successfully')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: newAddress })).toBeVisible();

  await logOut(page);
  await expect(page).toHaveURL('/login?next=%2Fprofile');
  await signIn(page, newAddress, 'yomari-and-tea');
});

test('a member resets a forgotten password with the code from the mail', async ({ page, request }) => {
  const bina = newMember('Bina Rai');
  await register(request, bina);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const popup = page.getByRole('dialog', { name: 'Forgot password' });
  await popup.getByLabel('E-mail').fill(bina.email);
  await popup.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Verification email sent successfully')).toBeVisible();
  await popup.getByLabel('OTP').fill(await mailedCode(bina.email));
  await popup.getByLabel('New password').fill('yomari-and-tea');
  await popup.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await expect(popup).toBeHidden();
  await signIn(page, bina.email, 'yomari-and-tea');
});
