import { expect, type Page } from '@playwright/test';
import { test } from './support/fixtures';

const TABS = [
  '/admin',
  '/admin/customers',
  '/admin/orders',
  '/admin/gallery',
  '/admin/closet',
  '/admin/settings',
];

/** Collects the URLs of a page's API calls, in order. */
function collectCalls(page: Page): URL[] {
  const calls: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/')) calls.push(url);
  });
  return calls;
}

/** Whether two calls load the same list. The list of orders also serves counts, without `page`. */
const isSameList = (one: URL, other: URL) =>
  one.pathname === other.pathname && one.searchParams.has('page') === other.searchParams.has('page');

for (const path of TABS) {
  test(`${path}: the HTML preloads session and rows, and the page loads each once, orders again once it is live`, async ({
    openDashboard,
  }) => {
    let calls: URL[] = [];
    const page = await openDashboard(path, {
      prepare: async (fresh) => {
        calls = collectCalls(fresh);
      },
    });
    const hints = await page
      .locator('link[rel=preload][as=fetch]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(hints).toHaveLength(2);
    await page.waitForLoadState('networkidle');
    for (const hint of hints) {
      // Orders come again when the socket connects: they may have changed in between (P32).
      const expected = hint.includes('/order/get') ? [hint, hint] : [hint];
      await expect
        .poll(() => calls.filter((url) => isSameList(url, new URL(hint))).map(String))
        .toEqual(expected);
    }
  });
}

test('P73: after the session has ended, Back to the orders shows none of them', async ({ openDashboard }) => {
  const page = await openDashboard('/admin/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.goto('/menu');
  await page.context().clearCookies();
  const calls = collectCalls(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toHaveCount(0);
  expect(calls.map(({ pathname }) => pathname)).toContain('/api/v1/user/getuser');
});

test('a guest is redirected from the dashboard to the home page and loads no orders', async ({ visit }) => {
  const page = await visit();
  const calls = collectCalls(page);
  await page.goto('/admin/orders');
  await expect(page).toHaveURL('/');
  expect(calls.filter(({ pathname }) => pathname.includes('/order/'))).toEqual([]);
});

test('a slow session call shows the spinner, then the dashboard', async ({ openDashboard }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const page = await openDashboard('/admin/orders', {
    skipLiveCheck: true,
    prepare: (fresh) =>
      fresh.route('**/user/getuser', async (route) => {
        await held;
        await route.continue();
      }),
  });
  await expect(page.getByRole('status').filter({ hasText: 'One moment' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toHaveCount(0);
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});
