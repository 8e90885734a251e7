import { expect, type Page } from '@playwright/test';
import { makePicture } from '../support/picture';

/** The API refuses the next call of a kind. */
const refuseNext = (page: Page, call: string, status: number, message: string) =>
  page.route(
    `**/api/v1/${call}`,
    (route) => route.fulfill({ status, json: { success: false, message, data: null } }),
    { times: 1 },
  );

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').last().getByRole('button', { name }).click();

/** Opens the form that a button is for, and sends it as it is. */
export const sendEmpty = (opener: string, action: string) => async (page: Page) => {
  await page.getByRole('button', { name: opener }).click();
  await press(page, action);
  await expect(page.getByRole('dialog').locator('[aria-invalid=true]').first()).toBeFocused();
};

/** A product that the shop could not take: everything typed stays, and so does why. */
export async function failToAddProduct(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Product' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Chatpate');
  await dialog.getByLabel('Price in Rs').fill('95.50');
  await dialog.getByLabel('Category').fill('Snacks');
  await dialog.getByLabel('Picture').setInputFiles(await makePicture(page, 'chatpate.png', 'peru'));
  await refuseNext(page, 'product/add', 500, 'The disk is full.');
  await press(page, 'Add product');
  await expect(dialog.getByText('The disk is full.')).toBeVisible();
}

/** Pictures for the gallery, without words for those who cannot see them. */
export async function chooseWithoutWords(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Image' }).click();
  const pictures = [await makePicture(page, 'roof.png', 'teal'), await makePicture(page, 'yard.png', 'plum')];
  await page.getByRole('dialog').getByLabel('Pictures', { exact: true }).setInputFiles(pictures);
  await press(page, 'Add 2 images');
  await expect(page.getByRole('dialog').locator('[aria-invalid=true]')).toHaveCount(2);
}

const editFirst = (page: Page) =>
  page
    .getByRole('button', { name: /^Edit order/ })
    .first()
    .click();

/** What could be added to an order, below what was typed. */
export async function suggestItems(page: Page): Promise<void> {
  await editFirst(page);
  await press(page, 'Add item');
  await page.getByRole('combobox', { name: 'Name' }).fill('a');
  await expect(page.getByRole('listbox', { name: 'Products' })).toBeVisible();
}

/** Somebody else has changed the order meanwhile (P35). */
export async function saveTooLate(page: Page): Promise<void> {
  await editFirst(page);
  await page.getByRole('dialog').getByRole('button', { name: 'One more' }).first().click();
  const message = 'Maya Lama changed this order at 2:05 PM. Reload to see it.';
  await refuseNext(page, 'order/update/*', 409, message);
  await press(page, 'Save order');
  await expect(page.getByRole('dialog').getByText('Your changes were not saved.')).toBeVisible();
}

/** The settings with everything open that a press opens. */
export async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pause orders' }).click();
  await page.getByRole('textbox', { name: 'Tables' }).fill('1-3, Terrace-2');
  await page.getByRole('button', { name: 'Show codes' }).click();
  await expect(page.getByRole('img', { name: 'Code of table Terrace-2' })).toBeVisible();
}
