import { expect, type Page, type Route } from '@playwright/test';
import {
  expectOrderPlaced,
  fillInForPickup,
  goToCheckout,
  placeOrderButton,
  uniqueGuest,
} from './support/checkout';
import { test } from './support/fixtures';
import { allowFailedRequests } from './support/watched-test';

const PLACE_ORDER_CALLS = '**/api/v1/order/place*';

/** Lets the server handle the call, and drops its response. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

/** Collects the idempotency keys of the orders that a page sends. */
function watchKeys(page: Page): readonly (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/order/place')) keys.push(sent.headers()['idempotency-key']);
  });
  return keys;
}

test('P2: an order that fails offline is sent again with the same key and placed once', async ({
  staffApi,
  visit,
}) => {
  allowFailedRequests();
  const dish = await staffApi.addDish('Chiya', 50);
  const guest = uniqueGuest('Sita Rai');
  const page = await visit({ cart: [{ ...dish, quantity: 1 }] });
  const keys = watchKeys(page);
  await goToCheckout(page);
  await fillInForPickup(page, guest);
  await page.context().setOffline(true);
  await placeOrderButton(page).click();
  await expect(page.getByText(/it will not be ordered twice/)).toBeVisible();
  await expect(page.getByText('Your order is not sent yet')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue(guest.fullName);

  await page.context().setOffline(false);
  await placeOrderButton(page).click();
  await expectOrderPlaced(page);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await staffApi.ordersOf({ search: guest.fullName })).toHaveLength(1);
});

test('P2: an order whose response is lost is found by its key and not placed twice', async ({
  staffApi,
  visit,
}) => {
  allowFailedRequests();
  const dish = await staffApi.addDish('Chiya', 50);
  const guest = uniqueGuest('Maya Lama');
  const page = await visit({ cart: [{ ...dish, quantity: 1 }] });
  const keys = watchKeys(page);
  await goToCheckout(page);
  await fillInForPickup(page, guest);
  await page.route(PLACE_ORDER_CALLS, loseAnswer);
  await placeOrderButton(page).click();
  await expectOrderPlaced(page);
  expect(keys).toHaveLength(1);
  expect(await staffApi.ordersOf({ search: guest.fullName })).toHaveLength(1);
});

test('P19: two tabs show an offline table order as not sent yet, and send it once', async ({
  staffApi,
  visit,
}) => {
  allowFailedRequests();
  const dish = await staffApi.addDish('Aloo Chop', 70);
  const table = `N${String(Date.now()).slice(-8)}`;
  const page = await visit({ cart: [{ ...dish, quantity: 2 }], table });
  const other = await page.context().newPage();
  for (const tab of [other, page]) await tab.goto(`/cart?table=${table}`);
  const notices = [page, other].map((tab) => tab.getByText('Your order is not sent yet'));
  await expect(page.getByRole('button', { name: 'Order From table' })).toBeVisible();

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Order From table' }).click();
  for (const notice of notices) await expect(notice).toBeVisible();
  await expect(page.getByText('2 items for Rs 140.00')).toBeVisible();

  await page.context().setOffline(false);
  for (const notice of notices) await expect(notice).toBeHidden();
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { name: 'Round 1 is with the kitchen' })).toBeVisible();
  expect(await staffApi.ordersOf({ table })).toMatchObject([{ totalAmount: 140, item: [{ quantity: 2 }] }]);
});
