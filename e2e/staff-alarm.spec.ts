import { expect, type Page } from '@playwright/test';
import { countAlarms, recordTones } from './support/bell-rings';
import { uniqueGuest } from './support/checkout';
import { test } from './support/fixtures';
import { editOrder } from './support/orders-tab';
import { keepPageClock } from './support/page-clock';
import { orderAsGuest } from './support/place-order';
import { waitFourMinutes } from './support/waiting-order';
import { watchBrowser } from './support/watched-test';
import { wholeBrowser } from './support/whole-browser';

/** Longer than from one ring to the next. */
const BEAT_MS = 30_000;

test('C230: an untouched order rings and blinks in every window, and stops at once when one of them opens it', async ({
  openDashboard,
  staffApi,
  request,
}) => {
  const tea = await staffApi.addDish('Chiya', 50);
  const { fullName } = uniqueGuest('Sita Rai');
  await orderAsGuest(request, { ...uniqueGuest('Sita Rai'), fullName }, [{ _id: tea._id }]);
  const prepare = async (page: Page) => {
    await keepPageClock(page);
    await page.clock.install();
    await recordTones(page);
    await waitFourMinutes(page, fullName);
  };
  const [counter, kitchen] = [
    await openDashboard('/admin/orders', { prepare }),
    await openDashboard('/admin/settings', { prepare }),
  ];
  for (const page of [counter, kitchen]) {
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('link', { name: /^Orders .*1 over three minutes$/ })).toBeVisible();
    await page.clock.fastForward(BEAT_MS);
    await expect.poll(() => countAlarms(page)).toBeGreaterThan(0);
    await expect.poll(() => page.title()).toBe('● 1 order waits');
  }

  await editOrder(counter, fullName);
  for (const page of [counter, kitchen]) {
    await expect(page.getByRole('link', { name: /over three minutes/ })).toHaveCount(0);
    await expect(page).not.toHaveTitle(/waits/);
    const rung = await countAlarms(page);
    await page.clock.fastForward(BEAT_MS);
    await expect(page).not.toHaveTitle(/waits/);
    expect(await countAlarms(page)).toBe(rung);
  }
});

test('C230: the settings say whether notifications are allowed, and show one as a test', async ({
  playwright,
  staffApi,
}, { project: { use } }) => {
  const browser = watchBrowser(
    await playwright.chromium.launch({
      ...use.launchOptions,
      ...(wholeBrowser && { executablePath: wholeBrowser }),
    }),
  );
  const page = await browser.newPage({
    storageState: await staffApi.session(),
    permissions: ['notifications'],
    baseURL: String(use.baseURL),
  });
  await page.goto('/admin/settings');
  const section = page.getByRole('region', { name: 'Notifications' });
  await expect(section).toContainText('Allowed');
  await section.getByRole('button', { name: 'Send a test' }).click();
  await expect(section.getByRole('status').last()).toContainText('A test was sent');
  await page.context().clearPermissions();
  await page.reload();
  await expect(section).toContainText(/Not allowed yet|Refused by this browser/);
  await browser.close();
});
