import { expect, type Page } from '@playwright/test';
import { expectOrderPlaced, fillInForPickup, placeOrderButton, uniqueGuest } from './support/checkout';
import { piece } from './support/closet';
import { test } from './support/fixtures';
import { newMember, register } from './support/member';
import { signInAsStaff } from './support/sign-in';
import type { TestItem } from './support/staff-data';

const TWO_SHIRTS = 'Rs 3,700.00';
const fields = { colors: ['White', 'Moss'], sizeOptions: ['S', 'M', 'L'] };

/** Starts on the page of an item in its second colour, adds two of size M to the cart, and opens the checkout. */
async function addTwoMoss(page: Page, { name }: TestItem): Promise<void> {
  await expect(page).toHaveURL(/\/csingle\/[^?]+\?color=Moss$/);
  await expect(page.getByRole('img', { name: `${name}, Moss` }).first()).toBeVisible();
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await expect(add).toBeDisabled();
  await page.getByRole('combobox', { name: 'Size' }).selectOption('M');
  await page.getByRole('button', { name: 'One more' }).click();
  await add.click();
  await expect(page.getByText('Product added to cart')).toBeVisible();

  await page.getByRole('link', { name: 'Cart, 2 items' }).click();
  const line = page.getByRole('listitem', { name });
  await expect(line).toContainText('Moss, M');
  await expect(line).toContainText(TWO_SHIRTS);
  await page.getByRole('button', { name: 'Checkout' }).click();
  const slip = page.getByRole('complementary', { name: 'Order summary' });
  await expect(slip).toContainText('Moss, M');
  await expect(slip).toContainText(`Total${TWO_SHIRTS}`);
}

/** Expects the order with item, colour, size and total on the dashboard. */
async function expectOrderOnDashboard(page: Page, who: string, { name }: TestItem): Promise<void> {
  await signInAsStaff(page);
  await page.goto('/admin/orders');
  const row = page.getByRole('row').filter({ hasText: who });
  for (const text of [`2×${name}`, 'Moss, M', TWO_SHIRTS]) await expect(row).toContainText(text);
}

test('§2: a guest chooses a colour on the card and a size on the page, and staff see both', async ({
  staffApi,
  visit,
}) => {
  const shirt = await staffApi.addPiece('Linen Shirt', 1850, fields);
  const guest = uniqueGuest('Sita Rai');
  const page = await visit();
  await page.goto('/closet');
  const card = piece(page, shirt.name);
  await card.getByRole('button', { name: 'Moss' }).click();
  await card.getByRole('link', { name: shirt.name }).click();
  await addTwoMoss(page, shirt);
  await fillInForPickup(page, guest);
  await placeOrderButton(page).click();
  await expectOrderPlaced(page);
  expect(await staffApi.ordersOf({ search: guest.fullName })).toMatchObject([
    { totalAmount: 3700, item: [{ quantity: 2, price: 1850, selectedColor: 'Moss', selectedSize: 'M' }] },
  ]);
  expect(await staffApi.stockOf(shirt)).toBe(48);
  await expectOrderOnDashboard(await visit(), guest.fullName, shirt);
});

test('§2: a member chooses colour and size on the page, and staff see both', async ({ staffApi, visit }) => {
  const shirt = await staffApi.addPiece('Linen Shirt', 1850, fields);
  const bina = newMember('Bina Rai');
  const page = await visit();
  await register(page.request, bina);
  await page.request.post('/api/v1/user/login', { data: bina });
  await page.goto(`/csingle/${shirt._id}`);
  await page.getByRole('button', { name: 'Moss' }).click();
  await addTwoMoss(page, shirt);
  await fillInForPickup(page, { ...uniqueGuest(bina.fullName), fullName: bina.fullName });
  await placeOrderButton(page).click();
  await expectOrderPlaced(page);
  expect(await staffApi.ordersOf({ search: bina.email })).toMatchObject([
    { totalAmount: 3700, item: [{ quantity: 2, price: 1850, selectedColor: 'Moss', selectedSize: 'M' }] },
  ]);
  await expectOrderOnDashboard(await visit(), bina.email, shirt);
});
