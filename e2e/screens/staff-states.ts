import { expect, type Page } from '@playwright/test';
import { makePicture } from '../support/picture';

/** Makes the next call of this kind fail. */
const refuseNext = (page: Page, call: string, status: number, message: string) =>
  page.route(
    `**/api/v1/${call}`,
    (route) => route.fulfill({ status, json: { success: false, message, data: null } }),
    { times: 1 },
  );

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').last().getByRole('button', { name }).click();

/** Opens a form by its button and submits it empty. */
export const submitEmpty = (opener: string, action: string) => async (page: Page) => {
  await page.getByRole('button', { name: opener }).click();
  await press(page, action);
  await expect(page.getByRole('dialog').locator('[aria-invalid=true]').first()).toBeFocused();
};

/** Shows the form after adding a product failed: it keeps the input and shows the reason. */
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

/** Submits pictures for the gallery without alternative texts. */
export async function submitWithoutAltTexts(page: Page): Promise<void> {
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

/** Shows the suggestions for a new item of an order. */
export async function suggestItems(page: Page): Promise<void> {
  await editFirst(page);
  await press(page, 'Add item');
  await page.getByRole('combobox', { name: 'Name' }).fill('a');
  await expect(page.getByRole('listbox', { name: 'Products' })).toBeVisible();
}

/** Saves an order that another staff member has changed (P35). */
export async function saveStaleOrder(page: Page): Promise<void> {
  await editFirst(page);
  await page.getByRole('dialog').getByRole('button', { name: 'One more' }).first().click();
  const message = 'Maya Lama changed this order at 2:05 PM. Reload to see it.';
  await refuseNext(page, 'order/update/*', 409, message);
  await press(page, 'Save order');
  await expect(page.getByRole('dialog').getByText('Your changes were not saved.')).toBeVisible();
}

/** Opens every closed part of the settings. */
export async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pause orders' }).click();
  await page.getByRole('textbox', { name: 'Tables' }).fill('1-3, Terrace-2');
  await page.getByRole('button', { name: 'Show codes' }).click();
  await expect(page.getByRole('img', { name: 'Code of table Terrace-2' })).toBeVisible();
}
