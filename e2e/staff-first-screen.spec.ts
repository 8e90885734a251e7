import { expect, type Page } from '@playwright/test';
import { test } from './support/journey';

const TABS = [
  '/admin',
  '/admin/customers',
  '/admin/orders',
  '/admin/gallery',
  '/admin/closet',
  '/admin/settings',
];

/** Collects the URLs of a page's API calls, in order. */
function listenTo(page: Page): URL[] {
  const asked: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/')) asked.push(url);
  });
  return asked;
}

/** Whether two calls load the same list. The list of orders also serves counts, without `page`. */
const isOfKind = (one: URL, other: URL) =>
  one.pathname === other.pathname && one.searchParams.has('page') === other.searchParams.has('page');

for (const path of TABS) {
  test(`${path}: the HTML preloads session and rows, and the page loads each once`, async ({ atCounter }) => {
    let asked: URL[] = [];
    const page = await atCounter(path, {
      prepare: async (fresh) => {
        asked = listenTo(fresh);
      },
    });
    const hints = await page
      .locator('link[rel=preload][as=fetch]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(hints).toHaveLength(2);
    await page.waitForLoadState('networkidle');
    for (const hint of hints)
      expect(asked.filter((url) => isOfKind(url, new URL(hint))).map(String)).toEqual([hint]);
  });
}

test('P73: after the session has ended, Back to the orders shows none of them', async ({ atCounter }) => {
  const page = await atCounter('/admin/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.goto('/menu');
  await page.context().clearCookies();
  const asked = listenTo(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toHaveCount(0);
  expect(asked.map(({ pathname }) => pathname)).toContain('/api/v1/user/getuser');
});

test('a guest is redirected from the dashboard to the home page and loads no orders', async ({ visit }) => {
  const page = await visit();
  const asked = listenTo(page);
  await page.goto('/admin/orders');
  await expect(page).toHaveURL('/');
  expect(asked.filter(({ pathname }) => pathname.includes('/order/'))).toEqual([]);
});

test('a slow session call shows the spinner, then the dashboard', async ({ atCounter }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const page = await atCounter('/admin/orders', {
    isUntouched: true,
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
