import { expect, type Page, type Route } from '@playwright/test';

const CHANGES = [
  { kind: 'price', _id: 'a', name: 'Flat White', was: 220, now: 240 },
  { kind: 'gone', _id: 'b', name: 'Khaja Set with a long name that takes two lines', was: null, now: null },
  { kind: 'fee', _id: null, name: 'Lakeside', was: 60, now: 80 },
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

/** Shows the dialog for a 409 with changed prices (C85). */
export async function showChangedDialog(page: Page): Promise<void> {
  await goToCheckout(page);
  await page.getByLabel('Full name').fill('Sita Rai');
  await page.getByLabel('Phone').fill('9841234567');
  await page.getByLabel('Address').fill('House 14, Campus Road');
  await page.getByRole('radio', { name: /Self pickup/ }).check();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  const json = { success: false, message: 'Something changed', data: { changes: CHANGES, totalAmount: 900 } };
  const refuse = (route: Route) => route.fulfill({ status: 409, json });
  await whileAnswering(page, 'order/placeorder', refuse, async () => {
    await page.getByRole('button', { name: 'PLACE ORDER' }).click();
    await expect(page.getByRole('dialog', { name: 'Something changed' })).toBeVisible();
  });
}

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
