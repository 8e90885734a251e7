import { expect, type Page } from '@playwright/test';
import {
  expectOrderPlaced,
  fillInForPickup,
  goToCheckout,
  placeOrderButton,
  uniqueGuest,
} from './support/checkout';
import { test } from './support/fixtures';

const whatChanged = (page: Page) => page.getByRole('dialog', { name: 'Something changed' });

test('P4: the checkout shows a raised price, old and new, and orders at it only with consent', async ({
  staffApi,
  visit,
}) => {
  const dish = await staffApi.addDish('Thakali Set', 400);
  const guest = uniqueGuest('Sita Rai');
  const page = await visit({ cart: [{ ...dish, quantity: 2 }] });
  await goToCheckout(page);
  await fillInForPickup(page, guest);
  await staffApi.setPrice(dish, 450);

  await placeOrderButton(page).click();
  await expect(whatChanged(page)).toContainText(`${dish.name}: was Rs 400.00 and is now Rs 450.00`);
  expect(await staffApi.ordersOf({ search: guest.fullName })).toEqual([]);
  await whatChanged(page).getByRole('button', { name: 'Order for Rs 900.00' }).click();
  await expectOrderPlaced(page);
  expect(await staffApi.ordersOf({ search: guest.fullName })).toMatchObject([
    { totalAmount: 900, item: [{ price: 450, quantity: 2 }] },
  ]);
});

test('P16: the checkout names a deleted dish and orders the rest', async ({ staffApi, visit }) => {
  const [gone, left] = [await staffApi.addDish('Thakali Set', 400), await staffApi.addDish('Milk Tea', 40)];
  const guest = uniqueGuest('Maya Lama');
  const page = await visit({
    cart: [
      { ...gone, quantity: 1 },
      { ...left, quantity: 1 },
    ],
  });
  await goToCheckout(page);
  await fillInForPickup(page, guest);
  await staffApi.deleteItem(gone._id);

  await placeOrderButton(page).click();
  await expect(whatChanged(page)).toContainText(`${gone.name}: is no longer available`);
  await whatChanged(page).getByRole('button', { name: 'Back to my order' }).click();
  const slip = page.getByRole('complementary', { name: 'Order summary' });
  await expect(slip).not.toContainText(gone.name);
  expect(await staffApi.ordersOf({ search: guest.fullName })).toEqual([]);
  await placeOrderButton(page).click();
  await expect(page.getByText('Order is placed')).toBeVisible();
  expect(await staffApi.ordersOf({ search: guest.fullName })).toMatchObject([
    { totalAmount: 40, item: [{ name: left.name }] },
  ]);
});

test('P16: if no line can be ordered, the dialog offers no order', async ({ staffApi, visit }) => {
  const dish = await staffApi.addDish('Thakali Set', 400);
  const guest = uniqueGuest('Bikash Gurung');
  const page = await visit({ cart: [{ ...dish, quantity: 1 }] });
  await goToCheckout(page);
  await fillInForPickup(page, guest);
  await staffApi.deleteItem(dish._id);
  await placeOrderButton(page).click();
  await expect(whatChanged(page).getByRole('button', { name: /^Order for/ })).toHaveCount(0);
  await whatChanged(page).getByRole('button', { name: 'Back to my order' }).click();
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible();
});

test('C403: the checkout names a deleted place, offers the nearest ones and pickup, or empties the field', async ({
  staffApi,
  visit,
}) => {
  const dish = await staffApi.addDish('Thakali Set', 400);
  const [gone, near] = [`Old Bazaar ${Date.now()}`, `New Bazaar ${Date.now()}`];
  const goneId = await staffApi.addPlace(gone, 911);
  await staffApi.addPlace(near, 912);
  const guest = uniqueGuest('Mina Gurung');
  const page = await visit({ cart: [{ ...dish, quantity: 1 }] });
  await goToCheckout(page);
  await fillInForPickup(page, guest);
  await page.getByRole('radio', { name: /Delivery/ }).check();
  const field = page.getByRole('combobox', { name: 'Delivery location' });
  await field.fill(gone);
  await page.getByRole('option', { name: gone }).click();
  await staffApi.deletePlace(goneId);

  await placeOrderButton(page).click();
  const dialog = whatChanged(page);
  await expect(dialog).toContainText(`We no longer deliver to ${gone}`);
  await expect(dialog).toContainText('Nothing has been ordered yet');
  await expect(dialog.getByRole('radio', { name: `${near} Rs 912.00` })).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Order for Rs 1,312.00' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Choose another place' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(`We no longer deliver to ${gone}`)).toBeVisible();
  expect(await staffApi.ordersOf({ search: guest.fullName })).toEqual([]);

  await field.fill(near);
  await page.getByRole('option', { name: near }).click();
  await placeOrderButton(page).click();
  await expectOrderPlaced(page);
  expect(await staffApi.ordersOf({ search: guest.fullName })).toMatchObject([
    { totalAmount: 1312, deliveryLocation: near },
  ]);
});
