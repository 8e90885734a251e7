import { expect, type Page } from '@playwright/test';
import { withoutFirstData } from './conditions';
import { goToCheckout } from './order-states';
import { reloadWith } from './reload-with';

const EVERY_DAY = { days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', until: '24:00', percent: 20, active: true };

async function answerWith<T>(page: Page, call: string, change: (data: T) => unknown): Promise<void> {
  await page.route(`**/api/v1/${call}`, async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: T };
    await route.fulfill({ response, json: { ...rest, data: change(data) } });
  });
}

/** Returns a happy hour for every category of the menu. */
async function happyHoursOf(page: Page) {
  const menu = await page.request.get('/api/v1/product/getall?limit=100');
  const { data } = (await menu.json()) as { data: { _id: string }[] };
  return data.map(({ _id: category }) => ({ ...EVERY_DAY, category }));
}

/** Lets all dishes cost less now, once the page is loaded without its first data (C274). */
export async function runHappyHour(page: Page): Promise<void> {
  const happyHours = await happyHoursOf(page);
  await answerWith(page, 'setting/get', (settings: object) => ({ ...settings, happyHours }));
}

/** Lets the dishes of a cart cost less now (C274). */
export async function showHappyHour(page: Page): Promise<void> {
  await page.route(/\/cart(\?.*)?$/, withoutFirstData);
  await runHappyHour(page);
  await page.reload();
  await expect(page.getByText('Happy hour').first()).toBeVisible();
}

/** Loads a page again in a happy hour of these; its first data has the settings. */
async function reloadIn(page: Page, hours: readonly object[]): Promise<void> {
  const happyHours = JSON.stringify(hours);
  await page.route(page.url(), async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('"happyHours":[]', `"happyHours":${happyHours}`);
    await route.fulfill({ response, body });
  });
  await page.reload();
}

/** Lets a dish cost less now on its page. */
export async function showHappyPrice(page: Page): Promise<void> {
  await reloadIn(page, await happyHoursOf(page));
  await expect(page.getByText('before', { exact: false }).first()).toBeAttached();
}

/** Shows in the head of the menu what runs now. */
export async function showHappyMenu(page: Page): Promise<void> {
  await reloadIn(page, (await happyHoursOf(page)).slice(0, 2));
  await expect(page.getByText(/^Happy hour: 20 % off/)).toBeVisible();
}

async function typeCode(page: Page): Promise<void> {
  await goToCheckout(page);
  await page.getByRole('textbox', { name: /^Code/ }).fill('MOMO-50');
  await page.getByRole('button', { name: 'Use code' }).click();
}

/** Shows the checkout with a code that takes something off (C275). */
export async function useCode(page: Page): Promise<void> {
  const data = { code: 'MOMO-50', percent: null, amount: 50, minimumOrder: null };
  await page.route('**/api/v1/offer/check', (route) =>
    route.fulfill({ json: { success: true, message: '', data } }),
  );
  await typeCode(page);
  await expect(page.getByRole('button', { name: 'Remove MOMO-50' })).toBeVisible();
}

/** Shows why a code does not apply. */
export async function refuseCode(page: Page): Promise<void> {
  const message = 'Add Rs 120.00 more to use this code.';
  await page.route('**/api/v1/offer/check', (route) =>
    route.fulfill({
      status: 400,
      json: { success: false, message, data: null, errors: [{ field: 'code', message }] },
    }),
  );
  await typeCode(page);
  await expect(page.getByText(message)).toBeVisible();
}

/** Shows happy hours and coupons in the settings (C274, C275). */
export async function showOffers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a happy hour' }).click();
  await page.getByRole('region', { name: 'Happy hours' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Coupons' }).getByText('WELCOME10')).toBeVisible();
}

/** Opens the form of a coupon. */
export async function editCoupon(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit WELCOME10' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit WELCOME10' })).toBeVisible();
}

const OFFERS = {
  happyHourDiscount: 48.5,
  coupon: { code: 'MOMO-50', percent: null, amount: 50, discount: 50 },
  redeemedPoints: 20,
};

interface Lines {
  readonly totalAmount: number;
  readonly item: readonly object[];
}

/** Shows the page of an order with each discount as a line of its own (C276). */
export async function showDiscounts(page: Page): Promise<void> {
  await reloadWith(page, 'order/follow/**', (order: { totalAmount: number }) => ({
    ...order,
    ...OFFERS,
    isMember: true,
    pointsEarned: 0,
    totalAmount: order.totalAmount - 118.5,
  }));
  await expect(page.getByText('Code MOMO-50').first()).toBeVisible();
}

/** Opens staff's edit of an order with offers. */
export async function editOrderWithOffers(page: Page): Promise<void> {
  await reloadWith(page, 'order/get?*', (orders: readonly Lines[]) =>
    orders.map((order) => ({
      ...order,
      ...OFFERS,
      item: order.item.map((line) => ({ ...line, happyHour: 20 })),
      totalAmount: 0.8 * order.totalAmount - 70,
    })),
  );
  await page
    .getByRole('button', { name: /^Edit order/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText('Code MOMO-50')).toBeVisible();
}
