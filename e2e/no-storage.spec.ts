import { expect, type Page } from '@playwright/test';
import { fillInForPickup, placeOrderButton, uniqueGuest } from './support/checkout';
import { test } from './support/fixtures';
import type { TestItem } from './support/staff-data';

/** Runs in the page: reading either storage throws, as in a browser that forbids it. */
function forbidStorage() {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
}

/** Runs in the page: storing throws, as in a browser that is full. */
function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

async function orderWithoutStorage(page: Page, dish: TestItem) {
  const guest = uniqueGuest('Sita Rai');
  await page.goto(`/single/${dish._id}`);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText(/This browser stores nothing: keep this tab open/)).toBeVisible();
  await expect(page.getByText('Error adding product to cart')).toHaveCount(0);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/This browser stores nothing/)).toBeVisible();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await fillInForPickup(page, guest);
  await placeOrderButton(page).click();
  await expect(page.getByText('Order is placed')).toBeVisible();
  return guest;
}

for (const [what, prevent] of [
  ['forbids storage', forbidStorage],
  ['is full', fillStorage],
] as const)
  test(`C404: where the browser ${what}, a guest orders and gets the link of the order to keep`, async ({
    staffApi,
    visit,
    browser,
  }) => {
    const dish = await staffApi.addDish('Thakali Set', 400);
    const page = await visit();
    await page.addInitScript(prevent);
    const guest = await orderWithoutStorage(page, dish);

    await expect(page).toHaveURL(/\/order\/[2-9B-Z]{6}\?key=/);
    await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
    const link = page.getByRole('link', { name: page.url() });
    await expect(page.getByText('Keep the link of this order')).toBeVisible();
    await expect(link).toBeVisible();
    expect(await staffApi.ordersOf({ search: guest.fullName })).toMatchObject([{ totalAmount: 400 }]);

    const elsewhere = await browser.newPage();
    await elsewhere.goto((await link.textContent()) ?? '');
    await expect(elsewhere.getByText(dish.name)).toBeVisible();
    await expect(elsewhere.getByText('Keep the link of this order')).toHaveCount(0);
    await elsewhere.close();
  });
