import { expect } from '@playwright/test';
import { test } from './support/fixtures';

test('C292, C294, C295: an owner invites the counter, who works, locks and unlocks, and is switched off', async ({
  openDashboard,
  visit,
}) => {
  const name = `Pema ${Date.now()}`;
  const email = `pema-${Date.now()}@example.com`;
  const password = 'a long password';
  const owner = await openDashboard('/admin/settings');
  const section = owner.getByRole('region', { name: 'Staff' });
  await section.getByRole('button', { name: 'Invite somebody' }).click();
  const form = owner.getByRole('dialog', { name: 'Invite somebody' });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByRole('button', { name: 'Send invitation' }).click();
  const handed = owner.getByRole('dialog', { name: `Link for ${name}` });
  const link = await handed.getByRole('textbox').inputValue();
  await handed.getByRole('button', { name: 'Close' }).last().click();

  const page = await visit();
  await page.goto(link);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/admin/orders');
  const tabs = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
  await expect(tabs).toHaveText([/Customers/, /Orders/, /Closet/, /Settings/]);

  await page.getByRole('button', { name: 'Lock this device' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set your PIN' });
  await dialog.getByLabel('PIN').fill('4711');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Save PIN' }).click();
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Forders');
  expect((await page.request.get('/api/v1/order/get')).status()).toBe(401);
  await page.getByRole('button', { name }).click();
  await page.keyboard.type('4711');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/orders');
  await expect(page.getByRole('status').filter({ hasText: /^Live$/ })).toBeVisible();

  await section.getByRole('button', { name: `Edit ${name}` }).click();
  const account = owner.getByRole('dialog', { name: `Edit ${name}` });
  await account.getByRole('checkbox', { name: 'May sign in' }).uncheck();
  await account.getByRole('button', { name: 'Save account' }).click();
  await expect(section.getByText('Switched off', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Live$/ })).toBeHidden();
  expect((await page.request.get('/api/v1/order/get')).status()).toBe(401);
});
