import { expect, type Page } from '@playwright/test';
import { fillInForPickup, placeOrderButton, uniqueGuest } from './support/checkout';
import { test } from './support/fixtures';
import { signInAsStaff } from './support/sign-in';

const placed = (page: Page) => page.getByText('Order is placed');
const whatChanged = (page: Page) => page.getByRole('dialog', { name: 'Something changed' });

const size = (page: Page) => page.getByRole('combobox', { name: 'Size' });

/** Puts an M in black into the cart on the page of the item, and opens the checkout. */
async function takeBlackM(page: Page, id: string): Promise<void> {
  await page.goto(`/csingle/${id}?color=Black`);
  await size(page).selectOption('M');
  await expect(page.getByText('Only 1 left')).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Product added to cart')).toBeVisible();
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page).toHaveURL('/billing');
}

test('C258, C260: two windows want the last M in black: one gets it, the other reads which size and colour is gone', async ({
  staffApi,
  visit,
}) => {
  const coat = await staffApi.addPiece('Ridge coat', 5200, {
    colors: ['Black', 'Red'],
    sizeOptions: ['M', 'L'],
    cells: [
      { size: 'M', color: 'Black', stock: 1 },
      { size: 'L', color: 'Red', stock: 4 },
    ],
  });
  const [first, second] = [await visit(), await visit()];
  for (const page of [first, second]) await takeBlackM(page, coat._id);
  for (const page of [first, second]) await fillInForPickup(page, uniqueGuest('Sita Rai'));
  await placeOrderButton(first).click();
  await expect(placed(first)).toBeVisible();
  await placeOrderButton(second).click();
  await expect(whatChanged(second)).toContainText(`${coat.name} (M, Black): is sold out`);
  expect(await staffApi.stockOf(coat)).toBe(4);

  await second.goto(`/csingle/${coat._id}?color=Black`);
  await expect(size(second).getByRole('option', { name: 'M, sold out' })).toBeDisabled();
  await expect(second.getByRole('button', { name: 'Black, sold out' })).toBeVisible();
  await second.getByRole('button', { name: 'Red' }).click();
  await size(second).selectOption('L');
  await second.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(second.getByText('Product added to cart')).toBeVisible();
});

test('C273, C259: staff paste a grid from a spreadsheet, and read in the history who moved what', async ({
  staffApi,
  visit,
}) => {
  const coat = await staffApi.addPiece('Valley coat', 4100, {
    colors: ['Black', 'Red'],
    sizeOptions: ['M', 'L'],
    brand: 'Himal',
    description: 'Warm.',
  });
  const page = await visit();
  await signInAsStaff(page);
  await page.goto('/admin/closet');
  await page.getByRole('searchbox', { name: 'Search items' }).fill(coat.name);
  await page.getByRole('button', { name: `Edit ${coat.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${coat.name}` });
  await dialog.getByRole('checkbox', { name: 'Count by size and colour' }).check();
  await dialog.getByRole('textbox', { name: 'Pieces of M, Black' }).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '\tBlack\tRed\nM\t3\t0\nL\t2\t7\n');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(dialog.getByRole('textbox', { name: 'Pieces of L, Red' })).toHaveValue('7');
  await expect(dialog.getByText('Together 12 in stock')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save item' }).click();
  await expect(dialog).toBeHidden();
  expect(await staffApi.stockOf(coat)).toBe(12);

  await page.getByRole('button', { name: `Change stock of ${coat.name}` }).click();
  const stock = page.getByRole('dialog', { name: `Stock of ${coat.name}` });
  await stock.getByRole('combobox', { name: 'Size and colour' }).selectOption({ label: 'L, Red: 7' });
  await stock.getByRole('combobox', { name: 'What happened' }).selectOption({ label: 'Damaged or lost' });
  await stock.getByRole('textbox', { name: 'Pieces' }).fill('2');
  await stock.getByRole('textbox', { name: 'Reason' }).fill('Torn seam');
  await expect(stock.getByText('L, Red in stock: 7, then 5')).toBeVisible();
  await stock.getByRole('button', { name: 'Save stock' }).click();
  await expect(stock).toBeHidden();
  await page.getByRole('button', { name: `Change stock of ${coat.name}` }).click();
  const history = stock.getByRole('region', { name: 'History of the stock' });
  await expect(history.getByRole('listitem').first()).toContainText('−2 Damaged or lost');
  await expect(history.getByRole('listitem').first()).toContainText('L, Red. 10 in stock then. “Torn seam”');
});
