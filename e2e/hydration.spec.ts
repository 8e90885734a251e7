import { expect, type Page, type Route } from '@playwright/test';
import { test } from './support/development-shop';
import { keepPageClock } from './support/page-clock';
import {
  expectHydrated,
  openRendered,
  renderedHtml,
  renderedPaths,
  watchHydration,
} from './support/rendered-pages';
import { isWholeRun, PORT, staff } from './support/shop-environment';
import { NOON } from './support/shop-hours';

declare global {
  interface Window {
    apiIsUp?: () => Promise<void>;
  }
}

const shop = `http://127.0.0.1:${PORT}`;

/** Collects console warnings and errors: React warns where the HTML of server and browser differ. */
function collectWarnings(page: Page): readonly string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) warnings.push(`${page.url()} ${message.text()}`);
  });
  page.on('pageerror', (error) => warnings.push(`${page.url()} ${error}`));
  return warnings;
}

const espresso = { _id: 'p1', name: 'Espresso', price: 120, quantity: 3, requests: 'hot', type: 'product' };

const fillCarts = (page: Page) =>
  page.addInitScript((line) => {
    for (const cart of ['cart', 'tableCart_4']) localStorage.setItem(cart, JSON.stringify([line]));
  }, espresso);

/** Holds the scripts of remotes until the session is known. The HTML that they hydrate is still a guest's. */
async function holdRemotes(page: Page): Promise<void> {
  await page.route(/\/releases\/(cafe|closet)\//, async (route) => {
    await page.locator('main').waitFor();
    await page.waitForFunction(() => !document.body.textContent?.includes('Checking who is here'));
    await route.continue();
  });
}

/** Pages of the shell and of both remotes, one with a table: they contain every element that differs by visitor. */
const isTypical = (path: string) => ['/', '/closet', '/menu?table=4'].includes(path);

/** Content security policy forbids the `eval` of development builds. */
test.use({ bypassCSP: true });

const visitors = {
  'a guest': { prepare: async () => {}, context: {}, seesAll: true },
  'a guest in the dark theme on a phone': {
    prepare: async () => {},
    context: { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
    seesAll: isWholeRun,
  },
  'a guest with a filled cart': { prepare: fillCarts, context: {}, seesAll: isWholeRun },
  'a member': { prepare: holdRemotes, context: {}, seesAll: isWholeRun, isMember: true },
} as const;

for (const [who, { prepare, context: options, seesAll, ...visitor }] of Object.entries(visitors)) {
  test(`${seesAll ? 'every rendered page hydrates' : 'typical pages hydrate'} without a warning: ${who}`, async ({
    browser,
    development,
  }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ bypassCSP: true, baseURL: development.origin, ...options });
    const page = await context.newPage();
    const warnings = collectWarnings(page);
    if ('isMember' in visitor) await context.request.post('/api/v1/user/login', { data: staff });
    await watchHydration(page);
    await prepare(page);
    const paths = await renderedPaths(development.origin);
    for (const path of seesAll ? paths : paths.filter(isTypical)) {
      await openRendered(page, path);
      await expectHydrated(page);
    }
    expect(warnings).toEqual([]);
    // The last page may still load what a route holds.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
}

test('C90: a rendered page whose scripts fail stays readable and shows a notice; Retry hydrates it', async ({
  page,
}) => {
  await watchHydration(page);
  let isDown = true;
  await page.route(/\/releases\/cafe\/.*\.js/, (route) => (isDown ? route.abort() : route.continue()));
  await openRendered(page, '/menu');
  await expect(page.getByRole('alert').filter({ hasText: 'The menu is having trouble' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Our menu' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();

  isDown = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectHydrated(page);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText('Product added to cart')).toBeVisible();
});

test('a rendered page works while the API fails; the next page shows a notice, and Retry loads it', async ({
  page,
}) => {
  await watchHydration(page);
  let isDown = true;
  const refuse = (route: Route) => (isDown ? route.fulfill({ status: 503, body: 'down' }) : route.continue());
  await page.route('**/api/v1/**', refuse);
  // A pointer that rests on a link reads the first data of its page.
  await page.route('**/closet', refuse);
  await openRendered(page, '/menu');
  await expectHydrated(page);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Closet' }).click();
  await expect(page.getByRole('heading', { name: 'Featured Collection' })).toBeVisible();
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  // Down until the press: the page repeats its calls by itself, and the button would be gone.
  await page.exposeFunction('apiIsUp', () => {
    isDown = false;
  });
  await retry.evaluate((button) =>
    button.addEventListener('click', () => window.apiIsUp?.(), { capture: true }),
  );
  await retry.click();
  await expect(
    page
      .getByRole('main')
      .getByText(/^Rs [\d,]+\.\d\d$/)
      .first(),
  ).toBeVisible();
  await expect(retry).toHaveCount(0);
});

test('the server build and the browser build give each element the same class names', async ({ page }) => {
  // At night the browser shows other parts: that the shop is closed.
  await keepPageClock(page);
  await page.clock.setFixedTime(NOON);
  const classesAt = async (path: string) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    return page.$$eval('#root [class]', (parts) => [
      ...new Set(parts.flatMap((part) => part.getAttribute('class') ?? '')),
    ]);
  };
  for (const path of ['/', '/menu', '/closet', '/about']) {
    const html = await renderedHtml(shop, path);
    const atServer = [...new Set([...html.matchAll(/ class="([^"]+)"/g)].map(([, names = '']) => names))];
    // The browser renders a path with a parameter that the route does not name.
    const inBrowser = await classesAt(`${path}?unknown=1`);
    expect(atServer.length).toBeGreaterThan(30);
    // Until the session is known, the header shows a spinner instead of the account.
    expect(atServer.filter((names) => !inBrowser.includes(names)).length).toBeLessThanOrEqual(3);
  }
});

async function showsPricesAndPictures(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const names = main.getByRole('heading').or(main.getByRole('listitem'));
  expect(await names.count()).toBeGreaterThan(6);
  expect(await main.getByText(/^Rs [\d,]+\.\d\d$/).count()).toBeGreaterThan(6);
  const last = main.locator('img').last();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('rendered pages show headings, prices and pictures', async ({ page }) => {
    const paths = await renderedPaths(shop);
    for (const path of isWholeRun ? paths : ['/menu', '/closet']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('8 AM to 9:30 PM (NST)');
      if (path === '/menu' || path === '/closet') await showsPricesAndPictures(page);
    }
  });
});
