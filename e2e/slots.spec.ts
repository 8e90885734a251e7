import { expect, type Page } from '@playwright/test';
import { accept, cardIn } from './support/board';
import {
  expectOrderPlaced,
  fillInForPickup,
  goToCheckout,
  placeOrderButton,
  uniqueGuest,
} from './support/checkout';
import { test } from './support/fixtures';
import { keepPageClock } from './support/page-clock';
import { orderAsGuest } from './support/place-order';
import { NOON, tomorrowAt } from './support/shop-hours';

const time = (page: Page) => page.getByRole('combobox', { name: 'Time' });

/** Chooses tomorrow. The shop may be closed now, and late in the evening today has no slots. */
async function chooseTomorrow(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Later today or tomorrow' }).check();
  await page.getByRole('combobox', { name: 'Day' }).selectOption('Tomorrow');
}

const headline = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('C237, C238: an order for tomorrow says so to its customer and to staff, and Accept promises the end of its slot', async ({
  openDashboard,
  staffApi,
  visit,
}) => {
  const tea = await staffApi.addDish('Chiya', 240);
  const guest = uniqueGuest('Maya Gurung');
  const page = await visit({ cart: [{ ...tea, quantity: 1 }] });
  await goToCheckout(page);
  await fillInForPickup(page, guest);
  await chooseTomorrow(page);
  await time(page).selectOption('9 to 9:15 AM');
  await placeOrderButton(page).click();
  await expectOrderPlaced(page);
  const [order] = await staffApi.ordersOf({ search: guest.fullName });
  const code = order?.code ?? '';

  await page.getByRole('link', { name: `${code} · For tomorrow, 9 to 9:15 AM` }).click();
  await headline(page, 'Waiting for the shop');
  await expect(page.getByText('You chose tomorrow, 9 to 9:15 AM.')).toBeVisible();

  const board = await openDashboard('/admin/board');
  await expect(cardIn(board, 'New', code)).toContainText('For tomorrow, 9 to 9:15 AM');
  await accept(board, code);
  await expect(cardIn(board, 'Accepted', code)).toBeVisible();
  await headline(page, /^Ready by .*, 9:15 AM$/);
});

test('C239: cart and checkout say the same minutes', async ({ staffApi, visit }) => {
  const momo = await staffApi.addDish('Momo', 320);
  const page = await visit({ cart: [{ ...momo, quantity: 1 }] });
  await keepPageClock(page);
  await page.clock.setFixedTime(NOON);
  await page.goto('/cart');
  const summary = page.getByRole('complementary', { name: 'Cart summary' });
  const minutes = summary.getByText(/^about /);
  await expect(minutes).toHaveCount(2);
  const [pickup, delivery] = (await minutes.allTextContents()).map((text) => text.match(/\d+(?= min)/)?.[0]);
  await page.getByRole('button', { name: 'Checkout' }).click();
  const soonest = page.getByRole('radio', { name: /^As soon as possible/ });
  await expect(soonest).toHaveAccessibleName(`As soon as possible, about ${delivery} min`);
  await page.getByRole('radio', { name: /Self pickup/ }).check();
  await expect(soonest).toHaveAccessibleName(`As soon as possible, about ${pickup} min`);
});

test.describe('C236: a quarter of an hour that takes one order', () => {
  let pace: unknown;

  test.beforeEach(async ({ staffApi }) => {
    ({ pace } = await staffApi.readSettings());
    await staffApi.saveSettings({ pace: { ...(pace as object), ordersPerQuarter: 1 } });
  });

  /** Other tests use the same shop. */
  test.afterEach(({ staffApi }) => staffApi.saveSettings({ pace }));

  test('is listed as full, and who loses the race for it keeps what was typed', async ({
    request,
    staffApi,
    visit,
  }, { retry }) => {
    // The orders of a first try keep their places.
    const hour = 10 + retry;
    const [taken, wanted, free] = ['00', '15', '30'].map((minutes) => tomorrowAt(`${hour}:${minutes}`));
    const tea = await staffApi.addDish('Chiya', 240);
    const take = (slotAt = '') =>
      orderAsGuest(request, uniqueGuest('Prabin Thapa'), [{ _id: tea._id }], { slotAt });
    await take(taken);

    const guest = uniqueGuest('Maya Gurung');
    const page = await visit({ cart: [{ ...tea, quantity: 1 }] });
    const option = (slotAt = '') => time(page).locator(`option[value="${slotAt}"]`);
    await goToCheckout(page);
    await fillInForPickup(page, guest);
    await chooseTomorrow(page);
    await expect(option(taken)).toBeDisabled();
    await expect(option(taken)).toHaveText(/, full$/);

    await time(page).selectOption(wanted ?? '');
    await take(wanted);
    await placeOrderButton(page).click();
    await expect(page.getByText(/ is full now\. Choose another time\.$/)).toBeVisible();
    await expect(time(page)).toBeFocused();
    await expect(option(wanted)).toBeDisabled();
    await expect(page.getByLabel('Full name')).toHaveValue(guest.fullName);
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('House 14, Campus Road');
    expect(await staffApi.ordersOf({ search: guest.fullName })).toEqual([]);

    await time(page).selectOption(free ?? '');
    await placeOrderButton(page).click();
    await expectOrderPlaced(page);
    expect(await staffApi.ordersOf({ search: guest.fullName })).toMatchObject([{ slotAt: free }]);
  });
});
