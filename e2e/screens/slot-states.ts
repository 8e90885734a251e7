import { expect, type Page } from '@playwright/test';
import { tomorrowAt } from '../support/shop-hours';
import { withoutFirstData } from './conditions';
import { goToCheckout, showOrderWith } from './order-states';
import { reloadWith } from './reload-with';

const ALL_DAY = Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '24:00' }]);

/** Shows the cart while the shop is open, with the minutes of pick-up and delivery (C239). */
export async function showMinutes(page: Page): Promise<void> {
  // The page carries the settings: without them it reads them.
  await page.route(page.url(), withoutFirstData, { times: 1 });
  await reloadWith(page, 'setting/get', (settings: object) => ({ ...settings, weekly: ALL_DAY }));
  await expect(page.getByText(/^about \d+/)).toHaveCount(2);
}

/** Chooses a quarter of an hour of tomorrow at the checkout (C237). */
export async function chooseLater(page: Page): Promise<void> {
  await goToCheckout(page);
  await page.getByRole('radio', { name: 'Later today or tomorrow' }).check();
  await page.getByRole('combobox', { name: 'Day' }).selectOption('Tomorrow');
  await page.getByRole('combobox', { name: 'Time' }).selectOption(tomorrowAt('11:00'));
}

/** Shows the checkout after somebody else took the last place of the chosen time (C236). */
export async function loseLastPlace(page: Page): Promise<void> {
  await chooseLater(page);
  await page.getByLabel('Full name').fill('Sita Rai');
  await page.getByLabel('Phone').fill('9841234567');
  await page.getByLabel('Address', { exact: true }).fill('House 14, Campus Road');
  await page.getByRole('radio', { name: /Self pickup/ }).check();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  const change = { kind: 'slot', _id: null, name: '11 to 11:15 AM', was: null, now: null };
  const data = { changes: [change], totalAmount: 900 };
  const json = { success: false, message: 'Something changed', data };
  await page.route('**/api/v1/order/placeorder', (route) => route.fulfill({ status: 409, json }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await expect(page.getByRole('combobox', { name: 'Time' })).toBeFocused();
}

/** Shows the page of an order for tomorrow (C237). */
export const showLaterOrder = (page: Page): Promise<void> =>
  showOrderWith(page, { slotAt: tomorrowAt('11:00') }, /^You chose tomorrow, 11 to 11:15 AM\./);
