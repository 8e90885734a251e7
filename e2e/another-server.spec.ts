import { expect, type Page, test } from '@playwright/test';
import { LiteralServer } from './support/literal-server';
import { dish } from './support/menu';
import { servePagesFor } from './support/pages-of-another-server';
import type { SecondServer } from './support/serve-releases';

/** On start the gateway calls this once to check whether the API is our own server. */
const STARTUP_CALLS = ['GET /health/versions'];

const api = new LiteralServer();
let pages: SecondServer;

test.beforeAll(async () => {
  await api.listen();
  pages = await servePagesFor(api.origin);
  api.pagesOrigin = pages.origin;
});
test.afterAll(async () => {
  await pages.stop();
  await api.close();
});

async function addFlatWhite(page: Page): Promise<void> {
  await page.goto(`${pages.origin}/menu`);
  await dish(page, 'Flat White').getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
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
  await page.getByLabel('Address').fill('House 14');
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
  await page
    .getByRole('main')
    .getByRole('button', { name: /log ?in/i })
    .click();
  await expect(page).toHaveURL(`${pages.origin}/`);
  await goToCheckout(page);
  await page.getByLabel('Phone').fill('9801556209');
  await page.getByLabel('Address').fill('Lane 3');
  await page.getByRole('radio', { name: /Self pickup/ }).check();
  await placeOrder(page);
  expect(api.shop.orders.at(-1)).toMatchObject({
    by: 'asha@example.com',
    payload: { deliveryLocation: 'Pick-up', deliveryOption: 'Pick up', totalAmount: 220 },
  });
  expect(api.unknownCalls).toEqual(STARTUP_CALLS);
});
