import { expect, type Page } from '@playwright/test';
import {
  expectOrderPlaced,
  fillInForPickup,
  goToCheckout,
  placeOrderButton,
  uniqueGuest,
} from './support/checkout';
import { test } from './support/fixtures';
import { dish } from './support/menu';
import { orderOf } from './support/orders-tab';
import { drawnDots, expectedDots } from './support/qr-dots';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

let savedSettings: Readonly<Record<string, unknown>>;

test.beforeAll(async ({ staffApi }) => {
  savedSettings = await staffApi.readSettings();
});

/** Other tests use the same shop: restores the settings so that it takes orders. */
test.afterEach(async ({ staffApi }) => {
  const { weekly, refuseWhenClosed } = savedSettings;
  await staffApi.saveSettings({ weekly, refuseWhenClosed, paused: null });
});

const places = (page: Page) => page.getByRole('list', { name: 'Delivery locations' });

test('§2: customers find a delivery place that staff add, with its rate, until staff delete it', async ({
  openDashboard,
  staffApi,
  visit,
}) => {
  const place = `Sarangkot ${Date.now()}`;
  const page = await openDashboard('/admin/settings');
  const form = page.getByRole('region', { name: 'Add delivery location' });
  await form.getByRole('button', { name: 'Add location' }).click();
  await expect(page.getByText('Both address and rate are required')).toBeVisible();
  await form.getByLabel('Address').fill(place);
  await form.getByLabel('Rate in Rs').fill('130');
  await form.getByRole('button', { name: 'Add location' }).click();
  await expect(page.getByText('Location added successfully')).toBeVisible();
  await form.getByLabel('Address').fill(place.toUpperCase());
  await form.getByLabel('Rate in Rs').fill('90');
  await form.getByRole('button', { name: 'Add location' }).click();
  await expect(page.getByText('Location already exists')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search locations' }).fill(place.slice(4).toUpperCase());
  await expect(places(page).getByRole('listitem')).toHaveCount(1);
  await expect(places(page)).toContainText('Rs 130.00');

  const guest = await visit({ cart: [{ ...(await staffApi.addDish('Chiya', 50)), quantity: 1 }] });
  await goToCheckout(guest);
  const box = guest.getByRole('combobox', { name: 'Delivery location' });
  await box.fill(place);
  await guest.getByRole('option', { name: place }).click();
  const slip = guest.getByRole('complementary', { name: 'Order summary' });
  await expect(slip).toContainText('Rs 180.00');

  await page.getByRole('button', { name: `Delete ${place}` }).click();
  await page.getByRole('button', { name: 'Delete location' }).click();
  await expect(page.getByText('Location deleted')).toBeVisible();
  await expect(page.getByText('No locations found')).toBeVisible();
  await guest.reload();
  // The chosen place stays until the server refuses it (C403).
  await box.clear();
  await box.fill(place);
  await expect(guest.getByText('No locations found')).toBeVisible();
});

test('P10, C28: while orders are paused or the shop is closed, the checkout says so and places no order', async ({
  openDashboard,
  staffApi,
  visit,
}) => {
  const who = uniqueGuest('Sita Rai');
  const guest = await visit({ cart: [{ ...(await staffApi.addDish('Chiya', 50)), quantity: 1 }] });
  await goToCheckout(guest);
  await fillInForPickup(guest, who);

  const page = await openDashboard('/admin/settings');
  await page.getByRole('button', { name: 'Pause orders' }).click();
  await page.getByLabel('Reason').fill('the power is out');
  await page.getByRole('button', { name: 'Pause orders now' }).click();
  await expect(page.getByRole('link', { name: 'Orders paused' })).toBeVisible();
  await placeOrderButton(guest).click();
  await expect(guest.getByText('Orders are paused (the power is out)').first()).toBeVisible();
  await guest.reload();
  await expect(guest.getByText('Orders are paused (the power is out)')).toBeVisible();
  await page.getByRole('button', { name: 'Take orders again' }).click();
  await expect(page.getByText('Orders are taken as usual.')).toBeVisible();

  for (const day of DAYS) {
    const remove = page.getByRole('group', { name: day }).getByRole('button', { name: /^Remove/ });
    while ((await remove.count()) > 0) await remove.first().click();
  }
  await page.getByRole('checkbox', { name: 'Refuse orders outside of these hours' }).check();
  await page.getByRole('button', { name: 'Save opening hours' }).click();
  await expect(page.getByText('Opening hours saved')).toBeVisible();
  await guest.reload();
  await expect(guest.getByText('Closed for now')).toBeVisible();
  expect(await staffApi.ordersOf({ search: who.fullName })).toEqual([]);

  await page.getByRole('checkbox', { name: 'Refuse orders outside of these hours' }).uncheck();
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await page.getByRole('button', { name: 'Save opening hours' }).click();
  await saved;
  await guest.reload();
  await guest.getByRole('checkbox', { name: /I agree/ }).check();
  await placeOrderButton(guest).click();
  await expectOrderPlaced(guest);
});

test("C51: the code on a table's card opens that table's menu, and its order needs no confirmation", async ({
  openDashboard,
  staffApi,
  visit,
}) => {
  const tea = await staffApi.addDish('Chiya', 50);
  const tables = [`A${String(Date.now()).slice(-8)}`, `B${String(Date.now()).slice(-8)}`] as const;
  const page = await openDashboard('/admin/settings');
  const tableBox = page.getByRole('textbox', { name: 'Tables' });
  await tableBox.fill('A/1');
  await page.getByRole('button', { name: 'Show codes' }).click();
  await expect(tableBox).toHaveAttribute('aria-invalid', 'true');
  await tableBox.fill(tables.join(', '));
  await page.getByRole('button', { name: 'Show codes' }).click();
  await expect(page.getByRole('list', { name: 'Codes of tables' }).getByRole('listitem')).toHaveCount(2);
  const links = await Promise.all(tables.map((table) => staffApi.tableLink(table)));
  for (const [index, table] of tables.entries()) {
    const drawn = await drawnDots(page.getByRole('img', { name: `Code of table ${table}` }));
    expect(drawn).toEqual(expectedDots(links[index] ?? ''));
  }

  for (const link of [links[0] ?? '', `/menu?table=${tables[1]}`]) {
    const guest = await visit();
    await guest.goto(link);
    await guest.getByRole('searchbox').fill(tea.name);
    await dish(guest, tea.name).getByRole('button', { name: 'Add to Cart' }).click();
    await guest.getByRole('link', { name: 'Cart, 1 item' }).click();
    await guest.getByRole('button', { name: 'Order From table' }).click();
    await expect(guest.getByText('Order placed successfully from table')).toBeVisible();
  }
  await page.getByRole('link', { name: /^Orders/ }).click();
  await expect(orderOf(page, `Table ${tables[0]}`)).not.toContainText('Confirm at table');
  await expect(orderOf(page, `Table ${tables[1]}`)).toContainText('Confirm at table');
});

test('on a phone the row of sections stays at the top, and leads to each heading below it', async ({
  openDashboard,
}) => {
  const page = await openDashboard('/admin/settings', { viewport: { width: 390, height: 844 } });
  const row = page.getByRole('navigation', { name: 'Sections of the settings' });
  await expect(page.getByRole('heading', { name: 'Coupons', exact: true })).toBeAttached();
  for (const name of ['Coupons', 'Ways to pay', 'Mails']) {
    await row.getByRole('link', { name, exact: true }).click();
    const heading = page.getByRole('heading', { name, exact: true });
    await expect(heading).toBeInViewport();
    const bar = await row.boundingBox();
    const place = await heading.boundingBox();
    expect(bar?.y).toBe(0);
    expect(place?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  }
});
