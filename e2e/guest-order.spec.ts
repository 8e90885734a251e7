import { expect } from '@playwright/test';
import { orderAsGuest } from './support/guest-journey';
import { orderOf, statusOf } from './support/orders-tab';
import { signInAsStaff } from './support/sign-in';
import { test } from './support/watched-test';

test('a guest orders two dishes, and staff see the order at once and complete it', async ({
  browser,
  page,
}) => {
  const staffWindow = await browser.newPage();
  await signInAsStaff(staffWindow);
  await staffWindow.goto('/admin/orders');
  await expect(staffWindow.getByText('Live', { exact: true })).toBeVisible();

  const { guest, request, phone, totalText } = await orderAsGuest(page, '/');

  // C153: the once-only invitation stays away from the news of the order.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('signupDialogSeen'))).toBeNull();

  const row = orderOf(staffWindow, guest);
  await expect(row).toBeVisible();
  await expect(row).toContainText(totalText);
  await expect(row).toContainText(request);
  await expect(row).toContainText(phone);

  await statusOf(row).selectOption('completed');
  await expect(row).toBeHidden();
  await staffWindow
    .getByRole('combobox', { name: /status/i })
    .first()
    .selectOption('completed');
  await expect(row).toBeVisible();
});
