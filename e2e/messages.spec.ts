import { expect, type Page } from '@playwright/test';
import { fillInForPickup, goToCheckout, placeOrderButton, uniqueGuest } from './support/checkout';
import { expectControlsFree } from './support/covered-controls';
import { test } from './support/fixtures';
import { dish } from './support/menu';
import { orderOf } from './support/orders-tab';
import { orderAsGuest } from './support/place-order';
import { expectBrowserError } from './support/watched-test';

const windows = [
  { width: 390, height: 700 },
  { width: 1280, height: 800 },
];

const message = (page: Page, text: string | RegExp) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });

for (const viewport of windows) {
  const at = `at ${viewport.width}`;

  test(`C174: ${at} a message leaves the forms of login and sign-up free`, async ({ visit }) => {
    expectBrowserError(/^login ApiError: Invalid credentials/);
    expectBrowserError(/^referral ApiError: Invalid referral code/);
    const page = await visit({ viewport });
    await page.goto('/login');
    await page.getByLabel('E-mail').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page
      .getByRole('main')
      .getByRole('button', { name: /log ?in/i })
      .click();
    await expect(message(page, 'Invalid credentials')).toBeVisible();
    await expectControlsFree(page);

    await page.goto('/signup');
    await page.getByLabel(/Referral code/).fill('NOBODY1');
    await page.getByRole('button', { name: /check/i }).click();
    await expect(message(page, 'Invalid referral code')).toBeVisible();
    await expectControlsFree(page);
    await page.mouse.wheel(0, 160);
    await expectControlsFree(page);
  });

  test(`C174: ${at} a message leaves the menu and the cart bar free`, async ({ staffApi, visit }) => {
    const { name } = await staffApi.addDish('Chiya', 50);
    const page = await visit({ viewport });
    await page.goto('/menu');
    await page.getByRole('searchbox').fill('a');
    // A dish with options would ask for them first.
    const plain = page
      .getByRole('article')
      .filter({ hasNotText: /from\s*Rs/ })
      .nth(2);
    await plain.scrollIntoViewIfNeeded();
    await plain.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(message(page, 'Product added to cart')).toBeVisible();
    if (viewport.width === 390) await expect(page.getByRole('link', { name: /View cart/ })).toBeVisible();
    await expectControlsFree(page);
    await page.getByRole('searchbox').fill(name);
    await expect(dish(page, name)).toBeVisible();
    await expectControlsFree(page);
  });

  test(`C174: ${at} a message leaves the checkout free`, async ({ staffApi, visit }) => {
    const item = await staffApi.addDish('Chiya', 50);
    const page = await visit({ viewport, cart: [{ ...item, quantity: 1 }] });
    await goToCheckout(page);
    await fillInForPickup(page, uniqueGuest('Asha Tamang'));
    await page.route('**/order/placeorder', (route) => route.fulfill({ json: { success: false } }));
    await placeOrderButton(page).click();
    await expect(message(page, 'Failed to place order')).toBeVisible();
    await expectControlsFree(page);
    await page.getByLabel('Phone').scrollIntoViewIfNeeded();
    await expectControlsFree(page);
  });

  test(`C174: ${at} a message leaves the forms of staff free`, async ({
    openDashboard,
    request,
    staffApi,
  }) => {
    const page = await openDashboard('/admin/settings', { viewport });
    const form = page.getByRole('region', { name: 'Add delivery location' });
    await form.getByLabel('Address').fill(`Sarangkot ${Date.now()}`);
    await form.getByLabel('Rate in Rs').fill('130');
    await form.getByRole('button', { name: 'Add location' }).click();
    await expect(message(page, 'Location added successfully')).toBeVisible();
    await expectControlsFree(page);

    const item = await staffApi.addDish('Chiya', 50);
    await page.goto('/admin/orders');
    await expect(page.getByRole('status').filter({ hasText: /^Live$/ })).toBeVisible();
    const who = uniqueGuest('Sita Rai');
    await orderAsGuest(request, who, [{ _id: item._id }]);
    await expect(message(page, 'New order')).toBeVisible();
    await expect(orderOf(page, who.fullName)).toBeVisible();
    await expectControlsFree(page);
  });
}
