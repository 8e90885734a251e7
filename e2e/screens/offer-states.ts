import { expect, type Page } from '@playwright/test';
import { withoutFirstData } from './conditions';
import { goToCheckout } from './order-states';

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

/** Lets the dishes of a cart cost less now (C274). */
export async function showHappyHour(page: Page): Promise<void> {
  const happyHours = await happyHoursOf(page);
  await page.route(/\/cart(\?.*)?$/, withoutFirstData);
  await answerWith(page, 'setting/get', (settings: object) => ({ ...settings, happyHours }));
  await page.reload();
  await expect(page.getByText('Happy hour').first()).toBeVisible();
}

/** Lets a dish cost less now on its page, whose first data has the settings. */
export async function showHappyPrice(page: Page): Promise<void> {
  const happyHours = JSON.stringify(await happyHoursOf(page));
  await page.route(/\/single\/[^/]+$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('"happyHours":[]', `"happyHours":${happyHours}`);
    await route.fulfill({ response, body });
  });
  await page.reload();
  await expect(page.getByText('before', { exact: false }).first()).toBeAttached();
}

async function typeCode(page: Page): Promise<void> {
  await goToCheckout(page);
  // The tab keeps the code that an earlier picture used.
  if (await page.getByRole('button', { name: 'Remove MOMO-50' }).isVisible()) return;
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
