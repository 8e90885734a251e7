import { expect, type Page } from '@playwright/test';

/** A sheet that adds a dish, changes none, and has an error. */
const SHEET = ['name,category,price,diet', 'Sherpa Stew,Soup,240,', 'Yak Burger,Snacks,dear,meat'].join('\n');

/** Checks a sheet with an error on the screen of imports, and shows all its rows (C305). */
export async function checkSheet(page: Page): Promise<void> {
  const file = { name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) };
  await page.getByLabel('Sheet').setInputFiles(file);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('heading', { name: /^2 rows/ })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Only rows with errors' }).uncheck();
}

/** Chooses some dishes, and shows what a change of their prices does (C307). */
export async function changeSeveral(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change several' }).click();
  const boxes = page.getByRole('checkbox', { name: /^Choose / });
  for (const index of [0, 1, 2]) await boxes.nth(index).check();
  await page.getByRole('button', { name: 'Change them' }).click();
  await page.getByRole('dialog').getByLabel('Percent').fill('10');
  await expect(page.getByText('3 of 3 dishes will be different.')).toBeVisible();
}

/** Opens the dishes of the first category and lifts one with the keyboard (C314). */
export async function liftDish(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Categories' }).getByRole('link').first().click();
  const grips = page.getByRole('list', { name: /^Dishes of/ }).locator('button[aria-pressed]');
  await grips.nth(1).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(grips.nth(2)).toHaveAttribute('aria-pressed', 'true');
}

/** Moves a category while the server refuses it (C314). */
export async function failToMove(page: Page): Promise<void> {
  await page.route('**/product/movecategory', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
}
