import { expect, type Page } from '@playwright/test';
import { makePicture } from '../support/picture';
import { reloadWith } from './reload-with';
import { showCalls } from './table-parties';

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

/** Shows the times and marks in the form of a product (C261, C263). */
export async function fillInMarks(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^Filled in/ }).check();
  await dialog.getByRole('checkbox', { name: 'Contains caffeine' }).scrollIntoViewIfNeeded();
}

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

/** Shows the reasons for cancelling an order, one of them chosen (C201). */
export async function cancelFirst(page: Page): Promise<void> {
  await page
    .getByRole('combobox', { name: /^Status of/ })
    .first()
    .selectOption('cancelled');
  await press(page, 'Too busy');
}

/** Opens every closed part of the settings. */
export async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pause orders' }).click();
  await page.getByRole('textbox', { name: 'Tables' }).fill('1-3, Terrace-2');
  await page.getByRole('button', { name: 'Show codes' }).click();
  await expect(page.getByRole('img', { name: 'Code of table Terrace-2' })).toBeVisible();
}

/** Shows the orders after a mail about the first one could not be sent (C203). */
export async function showBouncedMail(page: Page): Promise<void> {
  await reloadWith(page, 'order/get?*', (orders: readonly object[]) =>
    orders.map((order, index) => ({ ...order, mailFailed: index === 0 })),
  );
  await expect(page.getByText('Mail not delivered').first()).toBeVisible();
}

/** Shows a mail that could not be sent, and those that became files (C203). */
export async function showMails(page: Page): Promise<void> {
  const failed = {
    _id: '0'.repeat(24),
    to: 'sita.rai@example.com',
    subject: 'Your order PYR77Q is placed',
    orderCode: 'PYR77Q',
    problem: '550 No such mailbox',
    tries: 1,
    failedAt: new Date().toISOString(),
  };
  await reloadWith(page, 'mail/list', (mails: object) => ({ ...mails, failed: [failed] }));
  const mails = page.getByRole('region', { name: 'Mails' });
  await expect(mails.getByText(failed.problem)).toBeVisible();
  await mails.scrollIntoViewIfNeeded();
}

/** Shows the reasons for refusing the first new order of the board, one of them chosen (C228). */
export async function refuseOnBoard(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await press(page, 'Refuse…');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Sold out', { exact: true }).click();
  await dialog.getByRole('checkbox').first().check();
}

/** Shows what is sold out, from the tools of the board: until the opening, until put back, and a count (C225, C226). */
export async function openSoldOut(page: Page): Promise<void> {
  const marks = [
    { name: 'Matcha pearl tea', soldOut: true, soldOutUntil: 'opening' },
    { name: 'Wood-fired pizza with mushrooms and truffle oil', soldOut: true, soldOutUntil: 'putBack' },
    { name: 'Lemon tart', soldOut: false, piecesLeft: 4 },
  ];
  await reloadWith(page, 'product/soldout', () => marks.map((mark) => ({ _id: mark.name, ...mark })));
  await page.getByRole('button', { name: /^Sold out 3/ }).click();
  await expect(page.getByText('4 left today')).toBeVisible();
}

/** Shows the card of an order for tomorrow (C238). */
export async function findLaterOrder(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('Gita Adhikari');
  await expect(page.getByRole('article').getByText('For tomorrow, 11 to 11:15 AM')).toBeVisible();
}

/** Shows the board with the calls of two tables (C241). */
export async function showCallsOnBoard(page: Page): Promise<void> {
  await showCalls(page);
  await expect(page.getByRole('button', { name: 'On my way: table 7' })).toBeVisible();
}

/** Shows the map while tables call, and the dialog that opens by this button (C243, C244). */
export const openTable = (name: string) => async (page: Page) => {
  await showCallsOnBoard(page);
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const stockEvent = (_id: string, about: object) => ({
  _id,
  at: '2026-11-20T08:20:00.000Z',
  size: 'M',
  color: 'Black',
  by: 'Maya Lama',
  orderCode: null,
  reason: '',
  ...about,
});

/** Shows the history of an item's stock (C259). */
export async function showStockHistory(page: Page): Promise<void> {
  const kinds = ['received', 'order', 'cancel', 'damaged', 'counted', 'grid'];
  const events = kinds.map((kind, index) =>
    stockEvent(kind, {
      kind,
      pieces: [12, -2, 2, -1, 0, 0][index],
      stockAfter: 20 - index,
      ...(/order|cancel/.test(kind) && { orderCode: 'PYR77Q' }),
      ...(kind === 'damaged' && { reason: 'Torn at the seam while it was unpacked' }),
    }),
  );
  await page.route('**/api/v1/closet/movements/*', (route) =>
    route.fulfill({ json: { success: true, message: 'OK', data: events } }),
  );
  await page
    .getByRole('button', { name: /^Change stock/ })
    .first()
    .click();
  await page.getByText('Torn at the seam', { exact: false }).scrollIntoViewIfNeeded();
}

/** Shows the grid of an item that is counted by size and colour (C273). */
export async function showGrid(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search items' }).fill('Chowk overcoat');
  await page.getByRole('button', { name: 'Edit Chowk overcoat' }).click();
  await page
    .getByRole('textbox', { name: /^Pieces of/ })
    .last()
    .focus();
}

/** Searches everything for a text that an order, a dish and a piece have in common. */
export async function searchEverything(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox').fill('ma');
  await expect(page.getByRole('region', { name: 'Cafe' })).toBeVisible();
}

/** Opens the tables under the charts of a report (C288). */
export async function showTables(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: 'As a table' });
  await expect(buttons.first()).toBeVisible();
  for (const button of await buttons.all()) await button.click();
  await expect(page.getByRole('table', { name: /in rupees/ }).last()).toBeVisible();
}
