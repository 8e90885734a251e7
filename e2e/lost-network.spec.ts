import { expect, type Page, type Route } from '@playwright/test';
import { fillInForPickup, goToCheckout, isPlaced, placeOrderButton, somebody } from './support/checkout';
import { test } from './support/journey';

const PLACING = '**/api/v1/order/place*';

/** The server gets the call and does it; its answer never arrives. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

/** The keys under which a page sends orders. */
function watchKeys(page: Page): readonly (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/order/place')) keys.push(sent.headers()['idempotency-key']);
  });
  return keys;
}

test('P2: an order sent without a network is sent again under the same key, and is one', async ({
  desk,
  visit,
}) => {
  const dish = await desk.addDish('Chiya', 50);
  const guest = somebody('Sita Rai');
  const page = await visit({ cart: [{ ...dish, quantity: 1 }] });
  const keys = watchKeys(page);
  await goToCheckout(page);
  await fillInForPickup(page, guest);
  await page.context().setOffline(true);
  await placeOrderButton(page).click();
  await expect(page.getByText(/it will not be ordered twice/)).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue(guest.fullName);

  await page.context().setOffline(false);
  await placeOrderButton(page).click();
  await isPlaced(page);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await desk.ordersOf({ search: guest.fullName })).toHaveLength(1);
});

test('P2: an order whose answer was lost is found by its key and not placed twice', async ({
  desk,
  visit,
}) => {
  const dish = await desk.addDish('Chiya', 50);
  const guest = somebody('Maya Lama');
  const page = await visit({ cart: [{ ...dish, quantity: 1 }] });
  const keys = watchKeys(page);
  await goToCheckout(page);
  await fillInForPickup(page, guest);
  await page.route(PLACING, loseAnswer);
  await placeOrderButton(page).click();
  await isPlaced(page);
  expect(keys).toHaveLength(1);
  expect(await desk.ordersOf({ search: guest.fullName })).toHaveLength(1);
});
