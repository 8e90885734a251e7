import { expect, type Page } from '@playwright/test';
import { countRings, recordTones } from './support/bell-rings';
import { LiteralServer } from './support/literal-server';
import { literalOrder, literalStaff } from './support/literal-shop';
import { dish } from './support/menu';
import { orderOf, statusOf } from './support/orders-tab';
import { servePagesFor } from './support/pages-of-another-server';
import type { SecondServer } from './support/serve-releases';
import { submitLogin } from './support/sign-in';
import { expectBrowserError, test } from './support/watched-test';

/** On start the gateway calls this once to check whether the API is our own server. */
const STARTUP_CALLS = ['GET /health/versions'];

const api = new LiteralServer();
let pages: SecondServer;

test.beforeAll(async () => {
  await api.listen();
  pages = await servePagesFor(api.origin);
  api.pagesOrigin = pages.origin;
});
test.afterEach(() => api.substitutes.clear());
test.afterAll(async () => {
  await pages.stop();
  await api.close();
});

async function addFlatWhite(page: Page): Promise<void> {
  await page.goto(`${pages.origin}/menu`);
  await dish(page, 'Flat White').getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
}

/** Returns a message: failures are alerts. */
const message = (page: Page, text: string) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto(`${pages.origin}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await submitLogin(page);
}

async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('button', { name: 'Checkout' }).click();
}

async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await expect(page.getByText('Order is placed')).toBeVisible();
  await expect(page).toHaveURL(`${pages.origin}/`);
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
}

test('§7: a guest orders from a server that has only the specified calls', async ({ page }) => {
  await addFlatWhite(page);
  await goToCheckout(page);
  await page.getByLabel('Full name').fill('Sita Rai');
  await page.getByLabel('Phone').fill('9841234567');
  await page.getByLabel('Address', { exact: true }).fill('House 14');
  await page.getByRole('combobox', { name: 'Delivery location' }).fill('lake');
  await page.getByRole('option', { name: /Lakeside/ }).click();
  await placeOrder(page);
  expect(api.shop.orders.at(-1)).toMatchObject({
    by: null,
    payload: {
      data: { fullName: 'Sita Rai', phone: '9841234567' },
      deliveryLocation: 'Lakeside',
      item: [{ selectedSize: null, selectedColor: null, requests: null }],
      product: ['p2'],
      totalAmount: 280,
    },
  });
  expect(api.unknownCalls).toEqual(STARTUP_CALLS);
  const menuCalls = api.calls.filter((call) => call.startsWith('GET product/getall?'));
  expect(menuCalls).toContain('GET product/getall?page=1&limit=40');
  for (const call of menuCalls) expect(call).toContain('limit=40');
});

test('§7: a member signs up, logs in with a cart and orders, with a cookie of another origin', async ({
  page,
}) => {
  await addFlatWhite(page);
  await page.goto(`${pages.origin}/signup`);
  await page.getByLabel('Full name').fill('Asha Tamang');
  await page.getByLabel('E-mail').fill('asha@example.com');
  await page.getByLabel('Password', { exact: true }).fill('momo-and-tea');
  await page
    .getByRole('main')
    .getByRole('button', { name: /sign ?up/i })
    .click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('E-mail').fill('asha@example.com');
  await page.getByLabel('Password', { exact: true }).fill('momo-and-tea');
  await submitLogin(page);
  await expect(page).toHaveURL(`${pages.origin}/`);
  await goToCheckout(page);
  await page.getByLabel('Phone').fill('9801556209');
  await page.getByLabel('Address', { exact: true }).fill('Lane 3');
  await page.getByRole('radio', { name: /Self pickup/ }).check();
  await placeOrder(page);
  expect(api.shop.orders.at(-1)).toMatchObject({
    by: 'asha@example.com',
    payload: { deliveryLocation: 'Pick-up', deliveryOption: 'Pick up', totalAmount: 220 },
  });
  expect(api.unknownCalls).toEqual(STARTUP_CALLS);
});

test('C162: refusals under status 200 show the messages of §8 to a customer', async ({ page }) => {
  expectBrowserError(/^referral ApiError/);
  expectBrowserError(/^login ApiError/);
  api.substitutes.set('POST user/checkreferal', { data: false });
  await page.goto(`${pages.origin}/signup`);
  await page.getByLabel('Referral code').fill('NOBODY23');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Invalid referral code').first()).toBeVisible();

  await addFlatWhite(page);
  await goToCheckout(page);
  await page.getByLabel('Full name').fill('Sita Rai');
  await page.getByLabel('Phone').fill('9841234567');
  await page.getByLabel('Address', { exact: true }).fill('House 14');
  await page.getByRole('radio', { name: /Self pickup/ }).check();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  for (const [answer, text] of [
    [false, 'Failed to place order'],
    [{ success: false, message: 'The oven is cold' }, 'The oven is cold'],
  ] as const) {
    api.substitutes.set('POST order/placeorder', answer);
    await page.getByRole('button', { name: 'PLACE ORDER' }).click();
    await expect(message(page, text)).toBeVisible();
  }
  await expect(page).toHaveURL(/\/billing/);

  api.substitutes.set('POST user/login', { success: false });
  await logIn(page, literalStaff);
  await expect(message(page, 'Invalid credentials')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test('§7: staff work with a server that has only the specified calls', async ({ page }) => {
  api.shop.staffOrders = [literalOrder('o1', 'Sita Rai')];
  await page.addInitScript(() => localStorage.setItem('staff-sound', 'off'));
  await recordTones(page);
  await logIn(page, literalStaff);
  await expect(page).toHaveURL(`${pages.origin}/`);
  await page.goto(`${pages.origin}/admin/orders`);
  await expect(message(page, 'Live')).toBeVisible();
  await page.getByRole('button', { name: /^Order sound is/ }).click();
  await expect.poll(() => countRings(page)).toBe(1);

  api.shop.staffOrders = [literalOrder('o2', 'Maya Rai'), ...api.shop.staffOrders];
  api.announceOrder();
  await expect(orderOf(page, 'Maya Rai')).toBeVisible();
  await expect.poll(() => countRings(page)).toBe(2);

  api.substitutes.set('PUT order/changeStatus/o1', { success: false });
  await statusOf(orderOf(page, 'Sita Rai')).selectOption('processing');
  await expect(message(page, 'Failed to update order')).toBeVisible();
  await expect(statusOf(orderOf(page, 'Sita Rai'))).toHaveValue('pending');
  api.substitutes.clear();
  await statusOf(orderOf(page, 'Sita Rai')).selectOption('processing');
  await expect(orderOf(page, 'Sita Rai')).toBeHidden();

  await page.getByRole('link', { name: 'Closet & Kicks' }).click();
  await page.getByRole('button', { name: 'Edit Linen Shirt' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Linen Shirt II');
  await page.getByRole('button', { name: 'Save item' }).click();
  await expect(message(page, 'Item updated successfully')).toBeVisible();
  expect(api.shop.updatedItem).toMatchObject({ name: 'Linen Shirt II', availableStock: '7' });

  await page.getByRole('link', { name: 'Settings' }).click();
  api.substitutes.set('POST product/address', false);
  await page.getByLabel('Address', { exact: true }).fill('Lakeside');
  await page.getByLabel('Rate').fill('60');
  await page.getByRole('button', { name: 'Add location' }).click();
  await expect(message(page, 'Location already exists')).toBeVisible();
  // A tab change asks before it discards what is typed (C172).
  await page.getByLabel('Address', { exact: true }).fill('');
  await page.getByLabel('Rate').fill('');

  for (const tab of ['Cafe', 'Customers', 'Gallery']) {
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: tab }).click();
    await expect(page.getByRole('heading', { name: tab })).toBeVisible();
  }
  expect(api.unknownCalls).toEqual(STARTUP_CALLS);
});

test('§7, C209, C234, C242: board and riders work with the four statuses, and hide what the server cannot do', async ({
  page,
}) => {
  api.shop.staffOrders = [literalOrder('o1', 'Sita Rai')];
  await logIn(page, literalStaff);
  await expect(page).toHaveURL(`${pages.origin}/`);
  await page.goto(`${pages.origin}/admin/board`);
  await expect(message(page, 'Live')).toBeVisible();
  const cardIn = (lane: string, fullName: string) =>
    page.getByRole('region', { name: lane }).getByRole('article').filter({ hasText: fullName });
  await expect(cardIn('New', 'Sita Rai')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['New', 'In progress']);
  await expect(page.getByRole('group', { name: /^Minutes/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Tables/ })).toHaveCount(0);

  const delivery = { ...literalOrder('o2', 'Maya Rai'), deliveryOption: 'Lakeside' };
  api.shop.staffOrders = [delivery, ...api.shop.staffOrders];
  api.announceOrder();
  await expect(cardIn('New', 'Maya Rai')).toBeVisible();

  const accept = (fullName: string) =>
    cardIn('New', fullName)
      .getByRole('button', { name: /^Accept / })
      .click();
  api.substitutes.set('PUT order/changeStatus/o2', { success: false });
  await accept('Maya Rai');
  await expect(message(page, 'Failed to update order')).toBeVisible();
  api.substitutes.clear();
  await accept('Maya Rai');
  await expect(cardIn('In progress', 'Maya Rai')).toBeVisible();

  await cardIn('New', 'Sita Rai')
    .getByRole('button', { name: /^More for / })
    .click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Open the order' })).toBeVisible();
  await expect(menu.getByRole('button', { name: /^(Delay|History|Sold out)/ })).toHaveCount(0);
  await menu.getByRole('button', { name: 'Refuse…' }).click();
  await page
    .locator('[data-slot]', { hasText: 'was refused' })
    .getByRole('button', { name: /^Undo: / })
    .click();
  await expect(cardIn('New', 'Sita Rai')).toBeVisible();

  await page.getByRole('link', { name: 'Riders, 1 waiting' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Lakeside' })).toBeVisible();
  await page.getByRole('button', { name: /^Delivered, Rs 370.00 collected: / }).click();
  await expect(page.getByText('is delivered')).toBeVisible();
  expect(api.shop.staffOrders.map(({ _id, status }) => [_id, status])).toEqual([
    ['o2', 'completed'],
    ['o1', 'pending'],
  ]);
  await page.goto(`${pages.origin}/admin/tables`);
  await expect(page).toHaveURL(`${pages.origin}/admin`);
  expect(api.unknownCalls).toEqual(STARTUP_CALLS);
});
