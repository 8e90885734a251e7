import { expect, type Locator } from '@playwright/test';
import { uniqueGuest } from './support/checkout';
import { test } from './support/fixtures';
import { orderOf, statusOf } from './support/orders-tab';
import { orderAsGuest } from './support/place-order';
import type { StaffApi } from './support/staff-api';

type Request = Parameters<typeof orderAsGuest>[0];

/** Places pick-up orders, one after another, and returns the customers' names. */
async function placeOrders(staffApi: StaffApi, request: Request, ...names: string[]): Promise<string[]> {
  const tea = await staffApi.addDish('Chiya', 50);
  const guests = names.map(uniqueGuest);
  for (const guest of guests) await orderAsGuest(request, guest, [{ _id: tea._id }]);
  return guests.map(({ fullName }) => fullName);
}

/** Returns the distance from the top of the page, px. */
const topOf = async (row: Locator) => (await row.boundingBox())?.y;

const tablet = { viewport: { width: 1024, height: 768 } };

test('C168: keys change no status of a closed select; what is chosen can be undone, with the focus in the list', async ({
  openDashboard,
  staffApi,
  request,
}) => {
  const [name = ''] = await placeOrders(staffApi, request, 'Sita Rai');
  const page = await openDashboard('/admin/orders', tablet);
  const status = statusOf(orderOf(page, name));
  await status.focus();
  for (const key of ['c', 'p', 'ArrowDown']) await page.keyboard.press(key);
  await expect(status).toHaveValue('pending');
  await page.keyboard.press('Escape');
  await expect(status).toHaveValue('pending');
  await expect(status).toBeFocused();

  await status.selectOption('cancelled');
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const undo = page.getByRole('button', { name: /^Undo: order/ });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status).toBeFocused();
  await expect(status).toHaveValue('pending');
});

for (const [device, options] of Object.entries({
  tablet,
  desk: { viewport: { width: 1280, height: 900 } },
}))
  test(`C168: on a ${device} no row moves under a pointer: orders wait behind a button, and a changed one leaves its place`, async ({
    openDashboard,
    staffApi,
    request,
  }) => {
    const [below = '', above = ''] = await placeOrders(staffApi, request, 'Sita Rai', 'Maya Lama');
    const page = await openDashboard('/admin/orders', options);
    const row = orderOf(page, below);
    await statusOf(row).hover();
    const top = await topOf(row);
    const [late = ''] = await placeOrders(staffApi, request, 'Bikash Gurung');
    const waiting = page.getByRole('button', { name: '1 new order' });
    await expect(waiting).toBeVisible();
    await expect(orderOf(page, late)).toBeHidden();
    await statusOf(orderOf(page, above)).selectOption('completed');
    await expect(page.getByRole('button', { name: /^Undo: order/ })).toBeVisible();
    expect(await topOf(row)).toBe(top);
    await waiting.click();
    await expect(orderOf(page, late)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Undo: order/ })).toBeVisible();
  });
