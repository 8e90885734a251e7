import { join } from 'node:path';
import { expect } from '@playwright/test';
import { collectErrors } from './support/console-errors';
import { signInAsStaff } from './support/sign-in';
import { test } from './support/watched-test';

const SHEET = join(import.meta.dirname, '../server/test/support/menu-by-hand.csv');

test('C431, C433, C434: an owner imports a price list of 60 rows written by hand, brings it again, and undoes it', async ({
  page,
}) => {
  await signInAsStaff(page);
  const errors = collectErrors(page);
  await page.goto('/admin/import');
  const check = async () => {
    await page.getByLabel('Sheet').setInputFiles(SHEET);
    await page.getByRole('button', { name: 'Check the file' }).click();
  };
  await check();
  const heading = page.getByRole('heading', { name: /^60 rows/ });
  await expect(heading).toBeFocused();
  await expect(page.getByText('Not read: S.N., Unit, Remarks')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Only rows with errors' }).uncheck();
  await expect(page.getByText('price: 1250 (in the sheet: Rs. 1,250)')).toBeVisible();
  // Names that the demo has too: the choice is for all of them.
  await page.getByLabel('All of them').selectOption('Change that one');
  await page.getByRole('button', { name: /^Import \d+ good rows$/ }).click();
  await expect(
    page.getByRole('heading', { name: /^Imported: \d+ added, \d+ changed, 2 rows left out/ }),
  ).toBeFocused();

  await check();
  await expect(page.getByRole('heading', { name: /^60 rows: 5\d without a change/ })).toBeFocused();
  const list = await page.request.get('/api/v1/product/getallproducts?q=Tandoori%20Momo');
  expect((await list.json()).data).toMatchObject([{ price: 250, category: 'मम' }]);

  await page
    .getByRole('button', { name: /^Undo the import of/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible();
  const after = await page.request.get('/api/v1/product/getallproducts?q=Tandoori%20Momo');
  expect((await after.json()).data).toEqual([]);
  expect(errors).toEqual([]);
});
