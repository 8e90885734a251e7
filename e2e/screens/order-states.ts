import { expect, type Page, type Route } from '@playwright/test';
import { tomorrowAt } from '../support/shop-hours';
import { reloadWith } from './reload-with';

const CHANGES = [
  { kind: 'price', _id: 'a', name: 'Flat White', was: 220, now: 240 },
  { kind: 'gone', _id: 'b', name: 'Khaja Set with a long name that takes two lines', was: null, now: null },
  { kind: 'fee', _id: null, name: 'Lakeside', was: 60, now: 80 },
];

/** What options, offers and mealtimes may change. */
const OFFER_CHANGES = [
  { kind: 'option', _id: 'a', name: 'Latte', was: null, now: null, text: 'Oat milk is sold out.' },
  { kind: 'offer', _id: 'b', name: 'Flat White', was: 20, now: 0, line: 1 },
  { kind: 'offer', _id: null, name: 'MOMO-50', was: 50, now: 0, text: 'This code has been used up.' },
  {
    kind: 'closed',
    _id: 'c',
    name: 'Mountain muesli',
    was: null,
    now: null,
    text: 'Served 8 AM to 11 AM. Back at 8 AM tomorrow.',
  },
];

/** Runs `act` while `answer` handles one call of the API. */
async function whileAnswering(
  page: Page,
  call: string,
  answer: (route: Route) => Promise<void>,
  act: () => Promise<void>,
): Promise<void> {
  await page.route(`**/api/v1/${call}`, answer);
  await act();
  await page.unroute(`**/api/v1/${call}`);
}

/** Opens the checkout from the cart. Waits for the heading, because both pages have a summary. */
export async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
}

/** Shows what is missing at the checkout. */
export async function submitEmptyCheckout(page: Page): Promise<void> {
  await goToCheckout(page);
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
}

/** Opens the list of delivery places. */
export async function searchLocation(page: Page): Promise<void> {
  await goToCheckout(page);
  await page.getByRole('combobox', { name: 'Delivery location' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
}

/** Shows the dialog for a 409 with these changes (C85). */
const showChanges =
  (changes: readonly object[], isDelivery = false) =>
  async (page: Page) => {
    await goToCheckout(page);
    await page.getByLabel('Full name').fill('Sita Rai');
    await page.getByLabel('Phone').fill('9841234567');
    await page.getByLabel('Address', { exact: true }).fill('House 14, Campus Road');
    await page.getByRole('radio', { name: isDelivery ? /Delivery/ : /Self pickup/ }).check();
    if (isDelivery) {
      await page.getByRole('combobox', { name: 'Delivery location' }).click();
      // Other screens give other places a minimum.
      await page.getByRole('option', { name: /^Lakeside/ }).click();
    }
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    const json = { success: false, message: 'Something changed', data: { changes, totalAmount: 900 } };
    const refuse = (route: Route) => route.fulfill({ status: 409, json });
    await whileAnswering(page, 'order/placeorder', refuse, async () => {
      await page.getByRole('button', { name: 'PLACE ORDER' }).click();
      await expect(page.getByRole('dialog', { name: 'Something changed' })).toBeVisible();
    });
  };

export const showChangedDialog = showChanges(CHANGES);
export const showChangedOffers = showChanges(OFFER_CHANGES);
/** Shows what is offered in place of a place that is gone (C403). */
export const showChangedPlace = showChanges(
  [{ kind: 'place', _id: null, name: 'Lakeside', was: null, now: null }],
  true,
);

const PAUSED = { reason: 'the power is out', until: null };

/** Shows the page while orders are paused (P10): the HTML carries the settings, and the cart reads them again. */
export async function showPause(page: Page): Promise<void> {
  const pausePage = async (route: Route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace('"paused":null', `"paused":${JSON.stringify(PAUSED)}`),
    });
  };
  const pauseSettings = async (route: Route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...rest, data: { ...data, paused: PAUSED } } });
  };
  const { href, pathname } = new URL(page.url());
  await whileAnswering(page, 'setting/get', pauseSettings, async () => {
    await page.route(href, pausePage, { times: 1 });
    await page.reload();
    const named = pathname === '/billing' ? 'Orders are paused (the power is out)' : 'Orders are paused';
    await expect(page.getByText(named, { exact: true })).toBeVisible();
  });
}

/** Shows the checkout while orders are paused. */
export async function showPausedCheckout(page: Page): Promise<void> {
  await goToCheckout(page);
  await showPause(page);
}

/** Shows an order of table 9 that could not be sent (P19). */
export async function showUnsentOrder(page: Page): Promise<void> {
  await page.route('**/api/v1/order/placefromtablepublic', (route) => route.abort());
  await page.evaluate(() => {
    const items = [
      {
        productId: 'a',
        type: 'product',
        name: 'Flat White',
        price: 220,
        quantity: 2,
        requests: '',
        lineId: null,
        selectedColor: null,
        selectedSize: null,
      },
    ];
    const payload = { tableNumber: '9', items: [{ _id: 'a', quantity: 2 }], totalAmount: 440 };
    const order = { key: crypto.randomUUID(), payload, items, since: Date.now() };
    localStorage.setItem('waitingTableOrder_9', JSON.stringify(order));
  });
  await page.reload();
  await expect(page.getByText('Your order is not sent yet')).toBeVisible();
}

/** Shows an order's page with these fields instead of the server's. */
export async function showOrderWith(page: Page, fields: object, seen: string | RegExp): Promise<void> {
  await reloadWith(page, 'order/follow/**', (data: object) => ({ ...data, pointsWhenKept: null, ...fields }));
  await expect(page.getByText(seen).first()).toBeVisible();
}

/** Shows an order's page after the shop refused it with a reason (C201). */
export async function showRefusedOrder(page: Page): Promise<void> {
  const closedAt = new Date().toISOString();
  const cancelReason = 'Something that you ordered is sold out.';
  const fields = { status: 'cancelled', cancelledBy: 'shop', closedAt, cancelReason };
  await showOrderWith(page, fields, cancelReason);
}

/** Shows the form by which a member keeps an order, with a mailed code (C205). */
export async function showKeepForm(page: Page): Promise<void> {
  await showOrderWith(page, { pointsWhenKept: 23 }, /^Keep this order and earn 23 points/);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByLabel('OTP')).toHaveValue(/^\d{6}$/);
}

/** Shows an order's page after its customer cancelled it (C192). */
export async function showCancelledOrder(page: Page): Promise<void> {
  const fields = { status: 'cancelled', cancelledBy: 'customer', closedAt: new Date().toISOString() };
  await showOrderWith(page, fields, /^You cancelled this order/);
}

/** Shows the page of a member's order that is done: its points are theirs. */
export async function showDoneOrder(page: Page): Promise<void> {
  const at = new Date().toISOString();
  const fields = { status: 'completed', acceptedAt: at, closedAt: at, isMember: true, pointsEarned: 23 };
  await showOrderWith(page, fields, /^Picked up at /);
}

/** Shows the strip with two orders of this browser, one of them for tomorrow (C193, C237). */
export async function showTwoOrders(page: Page): Promise<void> {
  const now = new Date().toISOString();
  const order = { createdAt: now, item: [], deliveryOption: 'Pick up', totalAmount: 420 };
  await page.route(/order\/follow\/(K3M8WP|PYR77Q)/, (route) => {
    const state = route.request().url().includes('K3M8WP')
      ? { code: 'K3M8WP', status: 'pending', slotAt: tomorrowAt('11:00') }
      : { code: 'PYR77Q', status: 'processing', acceptedAt: now };
    return route.fulfill({ json: { success: true, message: 'OK', data: { ...order, ...state } } });
  });
  await page.evaluate(() => {
    const orders = ['K3M8WP', 'PYR77Q'].map((code) => ({ code, key: 'A'.repeat(16) }));
    localStorage.setItem('ordersUnderWay', JSON.stringify(orders));
  });
  await page.reload();
  // The screens that this window shows next have no strip.
  await page.evaluate(() => addEventListener('pagehide', () => localStorage.removeItem('ordersUnderWay')));
  const strip = page.getByRole('navigation', { name: 'Your orders' });
  await expect(strip.getByText('Waiting for the shop')).toBeVisible();
  await expect(strip.getByRole('link')).toHaveCount(2);
}

/** Shows a delivery's page after the shop accepted it and moved its promised time (C207). */
export async function showLateOrder(page: Page): Promise<void> {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const [promisedFirstAt, promisedAt, at] = [inMinutes(15), inMinutes(35), inMinutes(0)];
  const made = { status: 'processing', step: 'preparing', acceptedAt: at, preparingAt: at };
  const to = { deliveryOption: 'Lakeside', deliveryLocation: 'Lakeside' };
  await showOrderWith(page, { ...made, ...to, promisedFirstAt, promisedAt }, /^A little late: by /);
}

/** Shows an order's page 21 seconds after its last news (C197). */
export async function showOldNews(page: Page): Promise<void> {
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.clock.install();
  await page.context().setOffline(true);
  await page.clock.fastForward(21_000);
  await expect(page.getByText(/^Last seen /)).toBeVisible();
}

/** Orders again while one dish is sold out and the other costs more; the cart stays as it is (C204). */
export async function showOrderedAgain(page: Page): Promise<void> {
  const card = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Order again' }) });
  let asked = 0;
  await page.route('**/api/v1/product/getsingle/*', async (route) => {
    asked += 1;
    const isFirst = asked === 1;
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: { price: number } };
    const change = isFirst ? { soldOut: true } : { price: data.price + 15 };
    await route.fulfill({ response, json: { ...rest, data: { ...data, ...change } } });
  });
  await page.route('**/api/v1/cart/add/*', (route) =>
    route.fulfill({ json: { success: true, message: 'OK', data: null } }),
  );
  await card.first().getByRole('button', { name: 'Order again' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
}
