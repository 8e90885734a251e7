import { expect, type Page } from '@playwright/test';
import { collectErrors } from './support/console-errors';
import { dish } from './support/menu';
import { makePicture } from './support/picture';
import { signInAsStaff } from './support/sign-in';
import { test } from './support/watched-test';

declare global {
  interface Window {
    seenProgress?: number[];
  }
}

const unique = (name: string) => `${name} ${Date.now()}`;

/** Records the values of the dialog's progress bar. Returns a function that reads them. */
async function watchProgress(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seenProgress: seen });
    new MutationObserver(() => {
      const bar = document.querySelector('dialog progress');
      if (bar instanceof HTMLProgressElement) seen.push(bar.value);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => window.seenProgress ?? []);
}

test('staff add a product with a picture over a slow network, and a guest sees it on the menu', async ({
  browser,
  page,
}) => {
  const name = unique('Chatpate');
  await signInAsStaff(page);
  await page.goto('/admin');
  const errors = collectErrors(page);
  const picture = await makePicture(page, 'chatpate.png', 'peru');
  await page.getByRole('button', { name: 'Add Product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add product' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Price in Rs').fill('95.50');
  await dialog.getByLabel('Category').fill('Snacks');
  await dialog.getByLabel('Picture').setInputFiles(picture);

  const line = await page.context().newCDPSession(page);
  const uploadThroughput = picture.buffer.length / 2;
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  });
  const progress = await watchProgress(page);
  await dialog.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByText('Adding product…')).toBeVisible();
  await expect(page.getByText('Product Added')).toBeVisible({ timeout: 30_000 });
  await expect(dialog).toBeHidden();
  expect((await progress()).some((percent) => percent > 0 && percent < 100)).toBe(true);
  expect(errors).toEqual([]);

  const guest = await browser.newPage();
  await guest.goto('/menu');
  await guest.getByRole('searchbox').fill(name);
  await expect(dish(guest, name)).toContainText('95.50');
  const shown = dish(guest, name).locator('img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('staff add a closet item in three colours, and a guest sees a picture for each colour', async ({
  browser,
  page,
}) => {
  const name = unique('Linen Shirt');
  await signInAsStaff(page);
  await page.goto('/admin/closet');
  await page.getByRole('button', { name: 'Add Item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add item' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Category').selectOption('Women');
  await dialog.getByLabel('Brand').fill('Himal Thread');
  await dialog.getByLabel('Description').fill('Woven in Kirtipur');
  await dialog.getByLabel('Price in Rs').fill('1850');
  await dialog.getByLabel('Available stock').fill('7');
  await dialog.getByLabel('Size options').fill('S, M, L');
  for (const [index, color] of ['Crimson', 'Olive', 'Navy'].entries()) {
    if (index > 0) await dialog.getByRole('button', { name: 'Add colour' }).click();
    const row = dialog.getByRole('group', { name: `Colour ${index + 1}` });
    await row.getByLabel('Colour name').fill(color);
    await row.getByLabel('Picture').setInputFiles(await makePicture(page, `${color}.png`, color));
  }
  await dialog.getByRole('button', { name: 'Add item' }).click();
  await expect(page.getByText('Item added successfully')).toBeVisible();

  const guest = await browser.newPage();
  await guest.goto('/closet');
  const piece = guest.getByRole('listitem', { name });
  await expect(async () => {
    await guest.keyboard.press('End');
    await expect(piece).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(piece).toContainText('1,850.00');
  const picture = piece.locator('img');
  const sources: (string | null)[] = [];
  for (const color of ['Crimson', 'Olive', 'Navy']) {
    await piece.getByRole('button', { name: color }).click();
    await expect.poll(async () => sources.includes(await picture.getAttribute('src'))).toBe(false);
    sources.push(await picture.getAttribute('src'));
  }
  expect(new Set(sources).size).toBe(3);
});

test('guests see pictures that staff add to the gallery, until staff delete them', async ({
  browser,
  page,
}) => {
  const title = unique('Roof');
  await signInAsStaff(page);
  await page.goto('/admin/gallery');
  await page.getByRole('button', { name: 'Add Image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add images' });
  const files = [await makePicture(page, 'roof.png', 'teal'), await makePicture(page, 'yard.png', 'plum')];
  await dialog.getByLabel('Pictures', { exact: true }).setInputFiles(files);
  await dialog.getByRole('listitem', { name: 'roof.png' }).getByLabel('Title').fill(title);
  await dialog.getByRole('listitem', { name: 'roof.png' }).getByLabel('Description').fill('The roof');
  await dialog.getByRole('listitem', { name: 'yard.png' }).getByLabel('Description').fill('The yard');
  await dialog.getByRole('button', { name: 'Add 2 images' }).click();
  await expect(page.getByText('Image added successfully')).toBeVisible();

  const guest = await browser.newPage();
  await guest.goto('/gallary');
  await expect(guest.getByText(title)).toBeVisible();
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('button', { name: 'Delete image' }).click();
  await expect(page.getByText('Image deleted successfully')).toBeVisible();
  await guest.reload();
  await expect(guest.getByText('Yard').first()).toBeVisible();
  await expect(guest.getByText(title)).toBeHidden();
});

test('C290: "/" opens the search; arrow keys and Enter open a dish in its list', async ({ page }) => {
  await signInAsStaff(page);
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  const field = page.getByRole('dialog').getByRole('searchbox');
  // The key works a moment after the page is painted.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(field).toBeFocused();
  // A press of `/` that came before the dialog opened is in the field.
  await field.fill('espresso');
  await expect(page.getByRole('region', { name: 'Cafe' }).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\?search=Espresso/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue(/^Espresso/);
});
