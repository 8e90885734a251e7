import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { collectErrors } from './support/console-errors';
import { signInAsStaff } from './support/sign-in';
import { test } from './support/watched-test';

test('C304 to C306: staff export the menu, change a price and add a dish in the file, and import it; a guest sees both', async ({
  browser,
  page,
}) => {
  const name = `Sherpa Stew ${Date.now()}`;
  await signInAsStaff(page);
  await page.goto('/admin');
  const errors = collectErrors(page);
  await page.getByRole('link', { name: 'Import and export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^menu-\d{4}-\d{2}-\d{2}\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  const [heading = '', first = ''] = csv.split('\r\n');
  expect(heading).toContain('id,name,category,price');
  // Cells in quotes: id, name, category, price.
  const cells = first.split('","');
  const dish = cells[1] ?? '';
  const price = Number(cells[3]) + 1;
  const changed = first.replace(`","${cells[3]}","`, `","${price}","`);
  const added = `"","${name}","Soup","245"`;
  const buffer = Buffer.from([heading, changed, added, '"","Broken","Soup","dear"'].join('\r\n'));
  await page.getByLabel('Sheet').setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(
    page.getByRole('heading', { name: '3 rows: 1 to add, 1 to change, 1 with errors' }),
  ).toBeFocused();
  await expect(page.getByText('price must be a number')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 good rows' }).click();
  await expect(
    page.getByRole('heading', { name: 'Imported: 1 added, 1 changed, 1 row left out' }),
  ).toBeFocused();

  const guest = await browser.newPage();
  await guest.goto('/menu');
  const menu = await guest.request.get(`/api/v1/product/getallproducts?q=${encodeURIComponent(name)}`);
  expect((await menu.json()).data).toMatchObject([{ name, price: 245 }]);
  const found = await guest.request.get(`/api/v1/product/getallproducts?q=${encodeURIComponent(dish)}`);
  expect((await found.json()).data).toContainEqual(expect.objectContaining({ name: dish, price }));
  await guest.close();
  expect(errors).toEqual([]);
});
