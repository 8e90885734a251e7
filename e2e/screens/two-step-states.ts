import { expect, type Page } from '@playwright/test';

/** Opens the set-up of two-step login up to its QR code (C297). Nothing is on before its code is typed. */
export async function showQrCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set up two-step login' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill('momo-and-tea');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
}

/** Answers the password with the question for a code, and refuses a code, as the server does (C297). */
export async function refuseLoginCode(page: Page): Promise<void> {
  const need = {
    success: false,
    message: 'A code is needed',
    data: { needs: 'secondFactor', ticket: 'demo' },
  };
  const message = 'This code is not right, or was used before';
  const wrong = { success: false, message, data: null, errors: [{ field: 'code', message }] };
  await page.route('**/api/v1/user/login', (route) => route.fulfill({ status: 403, json: need }));
  await page.route('**/api/v1/user/login/code', (route) => route.fulfill({ status: 400, json: wrong }));
  const main = page.getByRole('main');
  await main.getByLabel('E-mail').fill('asha@example.com');
  await main.getByLabel('Password', { exact: true }).fill('momo-and-tea');
  await main.getByRole('button', { name: 'Log in' }).click();
  await main.getByLabel('Code').fill('123456');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(main.getByText(message)).toBeVisible();
}
