import { expect } from '@playwright/test';
import { fillInForPickup, goToCheckout, placeOrderButton, uniqueGuest } from './support/checkout';
import { test } from './support/fixtures';
import { dish } from './support/menu';
import { keepPageClock } from './support/page-clock';
import { todayAt } from './support/shop-hours';

test('C264: breakfast at 11:01: the open menu and the page of the dish say when it is back', async ({
  staffApi,
  visit,
}) => {
  const mealtime = { from: '07:00', until: '11:00' };
  const toast = await staffApi.addDish('Toast', 180, { mealtime });
  const page = await visit();
  await keepPageClock(page);
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

/** A mealtime that is over by now or begins later, a time within it, and one after it: the clock of the server cannot be set. */
function otherMealtime() {
  const hour = Number(new Date().toLocaleTimeString('sv-SE', { timeZone: 'Asia/Kathmandu' }).slice(0, 2));
  const [from, until] = hour < 12 ? ['19', '20'] : ['08', '09'];
  return {
    mealtime: { from: `${from}:00`, until: `${until}:00` },
    within: todayAt(`${from}:30:00`),
    after: todayAt(`${until}:01:00`),
  };
}

test('C263: a breakfast ends while somebody fills in the checkout: PLACE ORDER refuses its line, what was typed stays, and the rest can be ordered', async ({
  staffApi,
  visit,
}) => {
  const { mealtime, within, after } = otherMealtime();
  const toast = await staffApi.addDish('Toast', 180, { mealtime });
  const tea = await staffApi.addDish('Chiya', 240);
  const guest = uniqueGuest('Maya Gurung');
  const page = await visit({
    cart: [
      { ...toast, quantity: 1 },
      { ...tea, quantity: 1 },
    ],
  });
  await keepPageClock(page);
  await page.clock.setFixedTime(within);
  await goToCheckout(page);
  await fillInForPickup(page, guest);
  await page.clock.setFixedTime(after);
  await placeOrderButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Something changed' });
  await expect(dialog.getByRole('listitem')).toHaveText(new RegExp(`^${toast.name}: Served .* Back at `));
  await expect(dialog.getByRole('button', { name: 'Order for Rs 240.00' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to my order' }).click();
  expect(await staffApi.ordersOf({ search: guest.fullName })).toEqual([]);
  await expect(page.getByLabel('Full name')).toHaveValue(guest.fullName);
  await expect(page.getByLabel('Phone')).toHaveValue(guest.phone);
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('House 14, Campus Road');
  await expect(page.getByRole('radio', { name: /Self pickup/ })).toBeChecked();

  const slip = page.getByRole('complementary', { name: 'Order summary' });
  await expect(slip).not.toContainText(toast.name);
  await expect(slip.getByText('Total', { exact: true }).locator('..')).toContainText('Rs 240.00');
  await placeOrderButton(page).click();
  await expect(page.getByText('Order is placed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();
  const [order] = await staffApi.ordersOf({ search: guest.fullName });
  expect(order?.item.map(({ name }) => name)).toEqual([tea.name]);
});
