import { expect, type Page } from '@playwright/test';
import {
  expectOrderPlaced,
  fillInForPickup,
  goToCheckout,
  placeOrderButton,
  uniqueGuest,
} from './support/checkout';
import { test } from './support/fixtures';

const piecesOf = (page: Page, name: string) => page.getByRole('group', { name: `Quantity of ${name}` });

test('P1: a double click on PLACE ORDER places one order', async ({ staffApi, visit }) => {
  const dish = await staffApi.addDish('Buff Choila', 260);
  const guest = uniqueGuest('Sita Rai');
  const page = await visit({ cart: [{ ...dish, quantity: 1 }] });
  await goToCheckout(page);
  await fillInForPickup(page, guest);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/order/place')) sent += 1;
  });
  await placeOrderButton(page).dblclick();
  await expectOrderPlaced(page);
  expect(sent).toBe(1);
  expect(await staffApi.ordersOf({ search: guest.fullName })).toHaveLength(1);
});

test('§4: two tabs show the same cart, until an order empties it', async ({ staffApi, visit }) => {
  const [first, second] = [await staffApi.addDish('Buff Choila', 260), await staffApi.addDish('Bara', 80)];
  const guest = uniqueGuest('Maya Lama');
  const page = await visit({
    cart: [
      { ...first, quantity: 1 },
      { ...second, quantity: 1 },
    ],
  });
  const other = await page.context().newPage();
  for (const tab of [other, page]) {
    await tab.goto('/cart');
    await expect(tab.getByRole('listitem', { name: second.name })).toBeVisible();
  }
  await other.getByRole('button', { name: `Delete ${second.name}` }).click();
  await expect(page.getByRole('listitem', { name: second.name })).toBeHidden();
  await piecesOf(page, first.name).getByRole('button', { name: 'One more' }).click();
  await expect(piecesOf(other, first.name)).toContainText('2');
  await expect(other.getByRole('complementary', { name: 'Cart summary' })).toContainText('Rs 520.00');

  await page.getByRole('button', { name: 'Checkout' }).click();
  await fillInForPickup(page, guest);
  await placeOrderButton(page).click();
  await expectOrderPlaced(page);
  await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(await staffApi.ordersOf({ search: guest.fullName })).toMatchObject([{ totalAmount: 520 }]);
});
