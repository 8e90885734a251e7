import { expect, type Page } from '@playwright/test';
import { type Width, widths } from './screens/looks';
import { countRings, recordTones } from './support/bell-rings';
import { uniqueGuest } from './support/checkout';
import { test } from './support/fixtures';
import { controlConnection, type LiveConnection } from './support/live-connection';
import { orderOf } from './support/orders-tab';
import { orderAsGuest } from './support/place-order';

const bell = (page: Page) => page.getByRole('button', { name: /^Order sound is/ });
const message = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** Stores the bell as switched off. */
const switchOff = (page: Page) => page.addInitScript(() => localStorage.setItem('staff-sound', 'off'));

/** What the dashboard shows while disconnected. The phone test is offline, which the page knows at once. */
const states: Readonly<Record<Width, RegExp>> = { phone: /^Offline$/, desktop: /^(Reconnecting|Offline)$/ };

for (const [width, viewport] of Object.entries(widths) as [Width, (typeof widths)[Width]][]) {
  test(`P32, C93: after a reconnect the missed orders show, are counted and ring once each, on a ${width}`, async ({
    openDashboard,
    staffApi,
    request,
  }) => {
    const tea = await staffApi.addDish('Chiya', 50);
    const place = async (name: string) => {
      const who = uniqueGuest(name);
      await orderAsGuest(request, who, [{ _id: tea._id }]);
      return who.fullName;
    };
    const before = await place('Ram Thapa');
    let connection: LiveConnection | undefined;
    const page = await openDashboard('/admin/orders', {
      viewport,
      prepare: async (window) => {
        await switchOff(window);
        await recordTones(window);
        connection = await controlConnection(window);
      },
    });
    await expect(orderOf(page, before)).toBeVisible();
    await bell(page).click();
    await expect(bell(page)).toHaveAccessibleName('Order sound is on');
    await expect.poll(() => countRings(page)).toBe(1);

    await connection?.disconnect();
    if (width === 'phone') await page.context().setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: states[width] })).toBeVisible();
    const missed = [await place('Sita Rai'), await place('Maya Lama')];
    for (const name of missed) await expect(orderOf(page, name)).toBeHidden();

    connection?.reconnect();
    await page.context().setOffline(false);
    await expect(message(page, '2 orders came in meanwhile')).toBeVisible({ timeout: 20_000 });
    await expect(message(page, /^Live$/)).toBeVisible();
    for (const name of missed) await expect(orderOf(page, name)).toContainText('New');
    await expect(orderOf(page, before)).not.toContainText('New');
    await expect.poll(() => countRings(page)).toBe(3);

    const live = await place('Bikash Gurung');
    await expect(message(page, `${live}, for pick up`)).toContainText('New order, Rs 50.00');
    await expect(orderOf(page, live)).toBeVisible();
    await expect.poll(() => countRings(page)).toBe(4);
  });
}
