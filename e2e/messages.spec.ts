import { expect, type Page } from '@playwright/test';
import { DESK } from './support/board';
import { fillInForPickup, goToCheckout, placeOrderButton, uniqueGuest } from './support/checkout';
import { clippedElements } from './support/clipped-elements';
import { test } from './support/fixtures';
import { orderAsGuest } from './support/place-order';
import { setBrowserTextSize } from './support/text-size';
import { expectBrowserError } from './support/watched-test';

const windows = [
  { width: 390, height: 700 },
  { width: 1280, height: 800 },
];

const message = (page: Page, text: string | RegExp) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });

/** Returns the box of each control and heading of an element, px from the corner of the window. */
const boxesIn = (page: Page, selector: string) =>
  page.evaluate(
    (root) =>
      [
        ...document.querySelectorAll(
          `${root} :is(a[href], button, input, select, textarea, label, h1, h2, h3)`,
        ),
      ]
        .filter((element) => !element.closest('[data-messages]'))
        .map((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          return [left, top, right, bottom].map(Math.round);
        }),
    selector,
  );

/** Returns the box of the place that shows a message, px. */
async function placeOf(page: Page) {
  const place = page.locator('[data-messages]:has(> :not(:empty))');
  await expect(place).toHaveCount(1);
  // It rises into its place.
  await place.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const { left, top, right, bottom } = await place.evaluate((element) => element.getBoundingClientRect());
  return { left, top, right, bottom };
}

/** Expects that no box of a list lies under the message. */
async function expectUncovered(page: Page, boxes: readonly (readonly number[])[]) {
  const place = await placeOf(page);
  const covered = boxes.filter(
    ([left = 0, top = 0, right = 0, bottom = 0]) =>
      left < place.right && right > place.left && top < place.bottom && bottom > place.top,
  );
  expect(covered).toEqual([]);
}

test('C174: both live regions are in the HTML that the server sends', async ({ request }) => {
  for (const path of ['/', '/menu', '/closet']) {
    // A page that was not rendered in time is sent without its content.
    await expect
      .poll(async () => (await request.get(path)).text())
      .toMatch(
        /<div data-messages="page"><div role="status"[^>]*><\/div><div role="alert"[^>]*><\/div><\/div>/,
      );
  }
});

for (const viewport of windows) {
  const at = `at ${viewport.width}`;

  test(`C174: ${at} messages of login and sign-up stand in one place, and the last control scrolls clear of it`, async ({
    visit,
  }) => {
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
    const first = await placeOf(page);

    await page.goto('/signup');
    await page.getByLabel(/Referral code/).fill('NOBODY1');
    await page.getByRole('button', { name: /check/i }).click();
    await expect(message(page, 'Invalid referral code')).toBeVisible();
    const second = await placeOf(page);
    expect([second.left, second.right, second.bottom]).toEqual([first.left, first.right, first.bottom]);
    const used = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
    expect(used).toBeLessThanOrEqual(second.top);
    await page.keyboard.press('End');
    await expect
      .poll(() => page.evaluate(() => window.scrollY + window.innerHeight >= document.body.scrollHeight - 1))
      .toBe(true);
    await expectUncovered(page, await boxesIn(page, 'footer'));
  });

  test(`C174: ${at} a message covers no part of a dialog and moves none`, async ({ visit }) => {
    const page = await visit({ viewport });
    await page.goto('/login');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Forgot password' });
    await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    await dialog.getByLabel('E-mail').fill('nobody@example.com');
    const before = await boxesIn(page, 'dialog');
    expectBrowserError(/^reset code ApiError/);
    await page.route('**/user/email', (route) => route.fulfill({ json: { success: false } }));
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(message(page, 'Failed to send email')).toBeVisible();
    await expect.poll(() => boxesIn(page, 'dialog')).toEqual(before);
    await expectUncovered(page, before);
  });
}

test('C174: on a phone a message stands for the sum of the cart bar, and its button stays', async ({
  staffApi,
  visit,
}) => {
  const { name } = await staffApi.addDish('Chiya with cardamom', 50);
  const page = await visit({ viewport: { width: 360, height: 700 } });
  await page.goto('/menu');
  await page.getByRole('searchbox').fill(name);
  await page
    .getByRole('article')
    .filter({ hasText: name })
    .getByRole('button', { name: /^Add to Cart/ })
    .click();
  await expect(message(page, 'Product added to cart')).toBeVisible();
  const way = page.getByRole('link', { name: /View cart/ });
  await expectUncovered(page, [
    await way.evaluate((link) => {
      const { left, top, right, bottom } = link.getBoundingClientRect();
      return [left, top, right, bottom];
    }),
  ]);
  await expect(way.locator('> span').first()).toHaveCSS('width', '1px');
  expect(await clippedElements(page)).toEqual([]);
});

test('C174: a failed order says so where the total of the checkout stays in sight', async ({
  staffApi,
  visit,
}) => {
  const item = await staffApi.addDish('Chiya', 50);
  const page = await visit({ viewport: { width: 390, height: 700 }, cart: [{ ...item, quantity: 1 }] });
  await goToCheckout(page);
  await fillInForPickup(page, uniqueGuest('Asha Tamang'));
  await page.route('**/order/placeorder', (route) => route.fulfill({ json: { success: false } }));
  await placeOrderButton(page).click();
  await expect(message(page, 'Failed to place order')).toBeVisible();
  const { top } = await placeOf(page);
  const { bottom } = await placeOrderButton(page).evaluate((button) => button.getBoundingClientRect());
  expect(bottom).toBeLessThanOrEqual(top);
});

for (const viewport of [DESK, { width: 390, height: 800 }])
  test(`C174: at ${viewport.width} news of the board stand in its bar, and nothing moves`, async ({
    openDashboard,
    request,
    staffApi,
  }) => {
    const item = await staffApi.addDish('Chiya', 50);
    const page = await openDashboard('/admin/riders', { viewport });
    await expect(page.getByRole('heading', { name: 'Riders', level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^Live$/ })).toBeVisible();
    const before = await boxesIn(page, 'main');
    await orderAsGuest(request, uniqueGuest('Sita Rai'), [{ _id: item._id }]);
    await expect(message(page, 'New order')).toBeVisible();
    expect(await boxesIn(page, 'main')).toEqual(before);
    await expectUncovered(page, before);
  });

test('with text of 200 % a message above a dialog is read without scrolling', async ({ visit }) => {
  const page = await visit({ viewport: { width: 360, height: 740 } });
  await page.goto('/login');
  await setBrowserTextSize(page, 32);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot password' });
  await dialog.getByLabel('E-mail').fill('nobody@example.com');
  expectBrowserError(/^reset code ApiError/);
  await page.route('**/user/email', (route) => route.fulfill({ json: { success: false } }));
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(message(page, 'Failed to send email')).toBeVisible();
  const place = dialog.locator('[data-messages]');
  expect(await place.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  const { bottom } = await place.evaluate((element) => element.getBoundingClientRect());
  expect(bottom).toBeLessThanOrEqual(await dialog.evaluate((element) => element.getBoundingClientRect().top));
});
