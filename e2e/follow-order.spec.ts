import { expect, type Page } from '@playwright/test';
import { test } from './support/fixtures';
import { orderAsGuest } from './support/guest-journey';
import { orderOf, statusOf } from './support/orders-tab';
import { signInAsStaff } from './support/sign-in';
import { expectBrowserError } from './support/watched-test';

/** Counts the events that the page's socket brings. Call before the page opens. */
function socketEvents(page: Page): { count: number } {
  const events = { count: 0 };
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (payload.toString() === '42/order,["order-changed"]') events.count += 1;
    }),
  );
  return events;
}

const socketOf = (page: Page) =>
  page.waitForEvent('websocket', (socket) => socket.url().includes('/socket.io/'));

test('C191, C193, C197: a guest follows an order from the strip, and anybody with its link in another browser', async ({
  browser,
  page,
}) => {
  const events = [socketEvents(page)];
  const { guest, totalText, phone } = await orderAsGuest(page, '/');
  const strip = page.getByRole('navigation', { name: 'Your orders' });
  await expect(strip.getByText('Waiting for the shop')).toBeVisible();
  const joined = [socketOf(page)];
  await strip.getByRole('link').click();

  const headline = (name: string | RegExp, window = page) =>
    expect(window.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 30_000 });
  await headline('Waiting for the shop');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'What you ordered' })).toContainText(totalText);

  const elsewhere = await (await browser.newContext()).newPage();
  events.push(socketEvents(elsewhere));
  joined.push(socketOf(elsewhere));
  await elsewhere.goto(page.url());
  await headline('Waiting for the shop', elsewhere);
  await expect(elsewhere.getByText(phone)).toBeHidden();
  expect(await elsewhere.evaluate(() => document.referrer)).toBe('');

  await Promise.all(joined);
  const brought = (count: number) =>
    expect.poll(() => events.every((page) => page.count >= count)).toBe(true);
  const staff = await (await browser.newContext()).newPage();
  await signInAsStaff(staff);
  await staff.goto('/admin/orders');
  const row = orderOf(staff, guest);
  await statusOf(row).selectOption('processing');
  await brought(1);
  for (const window of [page, elsewhere]) await headline('Your order is accepted', window);
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();

  await staff
    .getByRole('combobox', { name: /status/i })
    .first()
    .selectOption('processing');
  await statusOf(row).selectOption('completed');
  await brought(2);
  for (const window of [page, elsewhere]) await headline(/^Delivered at /, window);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(strip).toBeHidden();
});

test('C206, C207: the page and the strip follow the steps, the promised time and its delay', async ({
  page,
  staffApi,
}) => {
  const { guest } = await orderAsGuest(page, '/');
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/');
  const strip = elsewhere.getByRole('navigation', { name: 'Your orders' });
  await expect(strip.getByText('Waiting for the shop')).toBeVisible();
  const joined = socketOf(page);
  await page.getByRole('navigation', { name: 'Your orders' }).getByRole('link').click();
  await joined;
  const headline = (name: string | RegExp) =>
    expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  const steps = page.getByRole('list', { name: 'Progress' });
  const now = (name: string) => expect(steps.locator('[aria-current="step"]')).toContainText(name);
  await headline('Waiting for the shop');
  await expect(steps.getByRole('listitem')).toHaveCount(5);

  const [{ _id } = { _id: '' }] = await staffApi.ordersOf({ search: guest });
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const time = (at: Date) => {
    const text = at.toLocaleTimeString('en-US', { timeZone: 'Asia/Kathmandu', timeStyle: 'short' });
    return text.replace(':00', '').replace(/\s/, ' ');
  };
  /** Before midnight a time may be of the next day, and has its date. */
  const by = (words: string, at: Date) => new RegExp(`^${words} by (.+ )?${time(at)}$`);
  const [promised, later] = [inMinutes(25), inMinutes(45)];
  await staffApi.setStep(_id, 'accepted', promised);
  await headline(by('With you', promised));
  await now('Accepted');
  await staffApi.setStep(_id, 'preparing');
  await now('Being prepared');
  await staffApi.setStep(_id, 'preparing', later);
  await headline(by('A little late:', later));
  await expect(steps.locator('s')).toContainText(time(promised));
  await staffApi.setStep(_id, 'ready');
  await now('On the way');
  await expect(strip.getByText(by('A little late:', later))).toBeVisible({ timeout: 30_000 });
  await staffApi.setStep(_id, 'accepted', promised);
  await now('Accepted');
  await headline(by('With you', promised));
  await staffApi.setStatus(_id, 'completed');
  await expect(page.getByRole('heading', { level: 1, name: /^Delivered at / })).toBeVisible();
});

test('C192, C405: a guest cancels after a question; a wrong key opens it on this device alone (C401)', async ({
  browser,
  page,
}) => {
  await orderAsGuest(page, '/');
  await page.getByRole('navigation', { name: 'Your orders' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Cancelled at / })).toBeVisible();
  const wrong = `${page.url()}x`;
  const withoutKey = page.url().split('?')[0] ?? '';
  // As a sentence of a message may end it, and somebody may type it.
  const typed = `${withoutKey.replace(/[^/]+$/, (code) => code.toLowerCase())}.`;
  const sent = `${page.url()}.`;
  expectBrowserError(/status of 404 .* http:\/\/[^/]+\/order\//);
  for (const address of [wrong, withoutKey, typed]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: /^Cancelled at / })).toBeVisible();
  }
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await stranger.goto(wrong);
  await expect(stranger.getByRole('heading', { name: 'This link does not open an order' })).toBeVisible();
  await stranger.goto(sent);
  await expect(stranger.getByRole('heading', { level: 1, name: /^Cancelled at / })).toBeVisible();
  await other.close();
});

test('C200: the first view of an order comes from the server, for who has its link, and is stored nowhere', async ({
  browser,
  page,
}) => {
  const { guest } = await orderAsGuest(page, '/');
  await page.getByRole('navigation', { name: 'Your orders' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for the shop' })).toBeVisible();
  const link = page.url();
  const own = await page.request.get(link);
  expect(await own.text()).toMatch(/<h1[^>]*>Waiting for the shop</);
  expect(own.headers()['cache-control']).toBe('private, no-store');
  const stub = await page.request.get(new URL(link).pathname);
  expect(stub.status()).toBe(404);
  expect(await stub.text()).not.toContain(guest);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const silent = await context.newPage();
  await silent.goto(link);
  await expect(silent.getByRole('heading', { level: 1, name: 'Waiting for the shop' })).toBeVisible();
  await expect(silent.getByText(guest)).toBeVisible();
  await context.close();
});

test('C193: the strip has its space before the scripts run, so the page does not move', async ({ page }) => {
  await orderAsGuest(page, '/');
  await expect(page.getByRole('navigation', { name: 'Your orders' })).toBeVisible();
  const menu = await page.context().newPage();
  await menu.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await menu.goto('/menu');
  await expect(menu.getByText('Waiting for the shop')).toBeVisible();
  const shifts = await menu.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

test('C191: no other site reads the key in a Referer', async ({ page }) => {
  const referers: (string | undefined)[] = [];
  await page.context().route('https://elsewhere.example/**', (route) => {
    referers.push(route.request().headers().referer);
    return route.fulfill({ body: 'elsewhere' });
  });
  const leave = async () => {
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = 'https://elsewhere.example/';
      link.textContent = 'Leave';
      document.body.append(link);
      link.click();
    });
    await expect(page).toHaveURL('https://elsewhere.example/');
  };
  await orderAsGuest(page, '/');
  await page.getByRole('navigation', { name: 'Your orders' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for the shop' })).toBeVisible();
  const url = new URL(page.url());
  expect(url.searchParams.get('key')).toMatch(/^[\w-]{16}$/);
  await leave();
  await page.goto(url.href);
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for the shop' })).toBeVisible();
  await leave();
  // The first page was reached within the shop, whose pages tell their origin alone.
  expect(referers).toEqual([`${url.origin}/`, undefined]);
});
