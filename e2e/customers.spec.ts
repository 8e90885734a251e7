import { expect } from '@playwright/test';
import { test } from './support/fixtures';
import { newMember, register } from './support/member';
import { signIn, signInAsStaff } from './support/sign-in';

test('C301, C303: staff adjust the points of a customer, who reads why, and then deletes the account', async ({
  request,
  visit,
}) => {
  const member = newMember(`Asha Karki ${Date.now()}`);
  await register(request, member);
  const desk = await visit();
  await signInAsStaff(desk);
  await desk.goto(`/admin/customers?search=${encodeURIComponent(member.fullName)}`);
  await desk.getByRole('link', { name: member.fullName }).click();
  await desk.getByRole('button', { name: 'Adjust points' }).click();
  const adjust = desk.getByRole('dialog');
  await adjust.getByLabel('How many').fill('25');
  await adjust.getByLabel('Reason').fill('The soup was cold');
  await adjust.getByRole('button', { name: 'Adjust points' }).click();
  await expect(desk.getByText('Adjusted: The soup was cold')).toBeVisible();

  const page = await visit();
  await signIn(page, member.email, member.password);
  await page.goto('/profile');
  await expect(page.getByText('Adjusted by the shop: The soup was cold')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Loyalty card' })).toContainText('75 points');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  expect((await file).suggestedFilename()).toBe('my-data.json');

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(member.password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
  await desk.goto(`/admin/customers?search=${encodeURIComponent(member.fullName)}`);
  await expect(desk.getByText(`No customers match “${member.fullName}”`)).toBeVisible();
});
