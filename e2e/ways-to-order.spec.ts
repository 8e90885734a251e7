import { expect, type Page } from '@playwright/test';
import {
  expectOrderPlaced,
  fillInForPickup,
  goToCheckout,
  placeOrderButton,
  uniqueGuest,
} from './support/checkout';
import { test } from './support/fixtures';
import { confirmEmail, newMember, register } from './support/member';

const LEAVING = 'Please complete your table order before navigating away';

const badge = (page: Page, words: string) => page.getByRole('link', { name: `Cart, ${words}` });

/** Reloads. Returns whether the browser asked for a confirmation (`beforeunload`). */
async function reloadAsksToConfirm(page: Page): Promise<boolean> {
  let isAsked = false;
  page.once('dialog', (dialog) => {
    isAsked = dialog.type() === 'beforeunload';
    void dialog.accept();
  });
  await page.reload();
  page.removeAllListeners('dialog');
  return isAsked;
}

test('C22: a guest orders for pickup without a fee, and an unticked line stays in the cart', async ({
  staffApi,
  visit,
}) => {
  const [ordered, kept] = [await staffApi.addDish('Sel Roti', 60), await staffApi.addDish('Juju Dhau', 120)];
  const guest = uniqueGuest('Sita Rai');
  const page = await visit({
    cart: [
      { ...ordered, quantity: 2 },
      { ...kept, quantity: 1 },
    ],
  });
  await page.goto('/cart');
  await page.getByRole('checkbox', { name: `Select ${kept.name}` }).uncheck();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await fillInForPickup(page, guest);
  await expect(page.getByRole('combobox', { name: 'Delivery location' })).toBeHidden();
  await placeOrderButton(page).click();
  await expect(page.getByText('Order is placed')).toBeVisible();
  await expect(badge(page, '1 item')).toBeVisible();
  expect(await staffApi.ordersOf({ search: guest.fullName })).toMatchObject([
    { deliveryOption: 'Pick up', totalAmount: 120, item: [{ name: ordered.name, quantity: 2 }] },
  ]);
});

test('C22: a member orders a dish with Buy Now and points, and the cart stays the same', async ({
  staffApi,
  visit,
}) => {
  const [inCart, bought] = [await staffApi.addDish('Sel Roti', 60), await staffApi.addDish('Juju Dhau', 120)];
  const bina = newMember('Bina Rai');
  const page = await visit();
  await register(page.request, bina);
  await page.request.post('/api/v1/user/login', { data: bina });
  await confirmEmail(page.request, bina);
  await page.request.post(`/api/v1/cart/add/${inCart._id}`, { data: { quantity: 1, type: 'product' } });

  await page.goto(`/single/${bought._id}`);
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue(bina.fullName);
  await page.getByLabel('Phone').fill('9801556209');
  await page.getByLabel('Address', { exact: true }).fill('Lane 3');
  await page.getByRole('radio', { name: /Self pickup/ }).check();
  await page.getByLabel('Points to use').selectOption('50');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await placeOrderButton(page).click();
  await expect(page.getByText('Order is placed')).toBeVisible();
  await expect(badge(page, '1 item')).toBeVisible();
  expect(await staffApi.ordersOf({ search: bina.email })).toMatchObject([
    { totalAmount: 190, redeemedPoints: 50, item: [{ name: bought.name, quantity: 2 }] },
  ]);
});

test('P28: leaving a table with an open order shows a warning; after the order there is none', async ({
  staffApi,
  visit,
}) => {
  const dish = await staffApi.addDish('Jhol Momo', 180);
  const table = `A${String(Date.now()).slice(-8)}`;
  const page = await visit();
  await page.goto(`/menu?table=${table}`);
  await page.getByRole('searchbox').fill(dish.name);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Buy Now' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Product added to table cart')).toBeVisible();

  const leaving = page.getByRole('dialog', { name: LEAVING });
  const aboutLink = page.getByRole('banner').getByRole('link', { name: 'About Us' });
  await aboutLink.click();
  await leaving.getByRole('button', { name: `Stay at table ${table}` }).click();
  await expect(page).toHaveURL(/\/menu\?table=/);
  await badge(page, '1 item').click();
  await expect(page.getByRole('button', { name: 'Order From table' })).toBeVisible();
  expect(await reloadAsksToConfirm(page)).toBe(true);

  await page.getByRole('button', { name: 'Order From table' }).click();
  await expect(page.getByText('Order placed successfully from table')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Round 1 is with the kitchen' })).toBeVisible();
  expect(await reloadAsksToConfirm(page)).toBe(false);
  await aboutLink.click();
  await expect(page).toHaveURL(`/about?table=${table}`);
  expect(await staffApi.ordersOf({ table })).toMatchObject([
    { totalAmount: 180, item: [{ name: dish.name }] },
  ]);
});

test('C56: the checkout keeps items and input after a reload, and when opened by its address', async ({
  staffApi,
  visit,
}) => {
  const dish = await staffApi.addDish('Lapsi Soda', 90);
  const guest = uniqueGuest('Maya Lama');
  const page = await visit({ cart: [{ ...dish, quantity: 3 }] });
  await goToCheckout(page);
  await fillInForPickup(page, guest);
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue(guest.fullName);
  await page.goto('/about');
  await page.goto('/billing');
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText(dish.name);
  await expect(page.getByLabel('Full name')).toHaveValue(guest.fullName);
  await expect(page.getByLabel('Phone')).toHaveValue(guest.phone);
  await expect(page.getByRole('radio', { name: /Self pickup/ })).toBeChecked();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await placeOrderButton(page).click();
  await expectOrderPlaced(page);
  expect(await staffApi.ordersOf({ search: guest.fullName })).toMatchObject([{ totalAmount: 270 }]);
});
