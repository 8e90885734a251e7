import { expect } from '@playwright/test';
import { fillInForPickup, goToCheckout, placeOrderButton, uniqueGuest } from './support/checkout';
import { test } from './support/fixtures';
import { dish } from './support/menu';
import { todayAt } from './support/shop-hours';

test('C264: breakfast at 11:01: the open menu and the page of the dish say when it is back', async ({
  staffApi,
  visit,
}) => {
  const mealtime = { from: '07:00', until: '11:00' };
  const toast = await staffApi.addDish('Toast', 180, { mealtime });
  const page = await visit();
  await page.clock.install({ time: todayAt('10:59:30') });
  await page.goto('/menu');
  await page.getByRole('searchbox').fill(toast.name);
  const card = dish(page, toast.name);
  await expect(card.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  await page.clock.fastForward('01:30');
  await expect(card.getByRole('button', { name: 'Back at 7 AM tomorrow' })).toBeDisabled();
  await card.getByRole('link', { name: toast.name }).click();
  await expect(page.getByText('Served 7 AM to 11 AM. Back at 7 AM tomorrow.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
});

/** A mealtime that is not now, and a time within it: the clock of the server cannot be set. */
function otherMealtime() {
  const hour = Number(new Date().toLocaleTimeString('sv-SE', { timeZone: 'Asia/Kathmandu' }).slice(0, 2));
  return hour < 12
    ? { mealtime: { from: '20:00', until: '21:00' }, within: todayAt('20:30:00') }
    : { mealtime: { from: '07:00', until: '08:00' }, within: todayAt('07:30:00') };
}

test('C263: the server refuses the line of a dish that is not served now, and the rest can be ordered', async ({
  staffApi,
  visit,
}) => {
  const { mealtime, within } = otherMealtime();
  const toast = await staffApi.addDish('Toast', 180, { mealtime });
  const tea = await staffApi.addDish('Chiya', 240);
  const guest = uniqueGuest('Maya Gurung');
  const page = await visit({
    cart: [
      { ...toast, quantity: 1 },
      { ...tea, quantity: 1 },
    ],
  });
  // This phone's clock is wrong: here the dish is served.
  await page.clock.setFixedTime(within);
  await goToCheckout(page);
  await fillInForPickup(page, guest);
  await placeOrderButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Something changed' });
  await expect(dialog.getByRole('listitem')).toHaveText(new RegExp(`^${toast.name}: Served .* Back at `));
  await dialog.getByRole('button', { name: 'Order for Rs 240.00' }).click();
  await expect(page.getByText('Order is placed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();
  const [order] = await staffApi.ordersOf({ search: guest.fullName });
  expect(order?.item.map(({ name }) => name)).toEqual([tea.name]);
});
