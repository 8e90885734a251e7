import { expect, type Page } from '@playwright/test';

/** Opens the rule behind a figure of points (C272). */
export async function askWhy(page: Page): Promise<void> {
  await page.getByText('Why this number?').first().click();
  await expect(page.getByText(/They hold 5 months/)).toBeVisible();
}

/** Asks to delete the account, without the password (C303). */
export async function askToDelete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Please enter your password')).toBeVisible();
}
