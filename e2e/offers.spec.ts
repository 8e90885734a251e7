import { expect } from '@playwright/test';
import { fillInForPickup, goToCheckout, placeOrderButton, uniqueGuest } from './support/checkout';
import { test } from './support/fixtures';

test('C277: somebody takes the last use of a code; at PLACE ORDER the customer agrees to the new sum', async ({
  staffApi,
  visit,
}) => {
  const tea = await staffApi.addDish('Chiya', 240);
  const code = await staffApi.addCoupon({ percent: 10, inTotal: 1 });
  const cart = [{ ...tea, quantity: 1 }];
  const fillIn = async (name: string) => {
    const guest = uniqueGuest(name);
    const page = await visit({ cart });
    await goToCheckout(page);
    await fillInForPickup(page, guest);
    await page.getByRole('textbox', { name: /^Code/ }).fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Use code' }).click();
    await expect(page.getByRole('button', { name: `Remove ${code}` })).toBeVisible();
    await expect(page.getByText('−Rs 24.00')).toBeVisible();
    return { page, guest };
  };
  const [slow, fast] = [await fillIn('Maya Gurung'), await fillIn('Bina Rai')];
  await placeOrderButton(fast.page).click();
  await expect(fast.page.getByText('Order is placed')).toBeVisible();

  await placeOrderButton(slow.page).click();
  const dialog = slow.page.getByRole('dialog', { name: 'Something changed' });
  await expect(dialog.getByRole('listitem')).toHaveText(`${code}: This code has been used up.`);
  await dialog.getByRole('button', { name: 'Order for Rs 240.00' }).click();
  await expect(slow.page.getByText('Order is placed')).toBeVisible();

  const [first] = await staffApi.ordersOf({ search: fast.guest.fullName });
  const [second] = await staffApi.ordersOf({ search: slow.guest.fullName });
  expect([first?.totalAmount, second?.totalAmount]).toEqual([216, 240]);
});

test('C274: dishes of a category cost less in the happy hour, on page, cart and order', async ({
  staffApi,
  visit,
}) => {
  const before = (await staffApi.readSettings()).happyHours;
  const category = `Specials ${Date.now()}`;
  const tea = await staffApi.addDish('Chiya', 240, { category });
  const days = [0, 1, 2, 3, 4, 5, 6];
  const hour = { category, days, from: '00:00', until: '24:00', percent: 25, active: true };
  await staffApi.saveSettings({ happyHours: [hour] });
  try {
    const guest = uniqueGuest('Sita Magar');
    const page = await visit({ cart: [{ ...tea, quantity: 2 }] });
    await page.goto(`/single/${tea._id}`);
    await expect(page.getByText('Rs 180.00').locator('..')).toHaveText('Now Rs 180.00, before Rs 240.00');
    await page.goto('/cart');
    await expect(page.getByText('Happy hour: 25 % off')).toBeVisible();
    await goToCheckout(page);
    await fillInForPickup(page, guest);
    await expect(page.getByText('−Rs 120.00')).toBeVisible();
    await placeOrderButton(page).click();
    await expect(page.getByText('Order is placed')).toBeVisible();
    const [order] = await staffApi.ordersOf({ search: guest.fullName });
    expect(order?.totalAmount).toBe(360);
  } finally {
    await staffApi.saveSettings({ happyHours: before });
  }
});
