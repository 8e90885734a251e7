import { expect, type Page } from '@playwright/test';
import { rememberHeading, renderedHtml, renderedPaths, settle } from './support/rendered-pages';
import { test } from './support/rendered-shops';
import { staff } from './support/shop-environment';

/** Everything that a page writes to the console as a warning or worse: where server and browser differ, React warns. */
function collectComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(`${page.url()} ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()} ${error}`));
  return complaints;
}

const espresso = { _id: 'p1', name: 'Espresso', price: 120, quantity: 3, requests: 'hot', type: 'product' };

const fillCarts = (page: Page) =>
  page.addInitScript((line) => {
    for (const cart of ['cart', 'tableCart_4']) localStorage.setItem(cart, JSON.stringify([line]));
  }, espresso);

/** Remotes come only once it is known who is here: what they take over is a guest's page all the same. */
async function holdRemotes(page: Page): Promise<void> {
  await page.route(/\/releases\/(cafe|closet)\//, async (route) => {
    await page.locator('main').waitFor();
    await page.waitForFunction(() => !document.body.textContent?.includes('Checking who is here'));
    await route.continue();
  });
}

/** The policy of a page has no room for the eval of builds for development. */
test.use({ bypassCSP: true });

const visitors = {
  'a guest': { meet: async () => {}, context: {} },
  'somebody in the dark, on a phone': {
    meet: async () => {},
    context: { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  },
  'a guest with a filled cart': { meet: fillCarts, context: {} },
  'a member': { meet: holdRemotes, context: {}, isMember: true },
} as const;

for (const [who, { meet, context: options, ...visitor }] of Object.entries(visitors)) {
  test(`each rendered page is taken over without a word: ${who}`, async ({ browser, development }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ bypassCSP: true, baseURL: development.origin, ...options });
    const page = await context.newPage();
    const complaints = collectComplaints(page);
    if ('isMember' in visitor) await context.request.post('/api/v1/user/login', { data: staff });
    await rememberHeading(page);
    await meet(page);
    for (const path of await renderedPaths(development.origin)) {
      await page.goto(path);
      await settle(page);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test('C90: where the scripts of a rendered page do not come it stays readable, says so, and Retry takes it over', async ({
  browser,
  rendered,
}) => {
  const page = await browser.newPage({ baseURL: rendered.origin });
  await rememberHeading(page);
  await renderedHtml(rendered.origin, '/menu');
  let isDown = true;
  await page.route(/\/releases\/cafe\/.*\.js/, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto('/menu');
  await expect(page.getByRole('alert')).toContainText('The menu is having trouble');
  await expect(page.getByRole('heading', { level: 1, name: 'Our menu' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();

  isDown = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await settle(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText('Product added to cart')).toBeVisible();
  await page.close();
});

test('the builds for server and browser give each part the same class names', async ({
  browser,
  rendered,
}) => {
  const page = await browser.newPage({ baseURL: rendered.origin });
  const classesAt = async (path: string) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    return page.$$eval('#root [class]', (parts) => [
      ...new Set(parts.flatMap((part) => part.getAttribute('class') ?? '')),
    ]);
  };
  for (const path of ['/', '/menu', '/closet', '/about']) {
    const html = await renderedHtml(rendered.origin, path);
    const atServer = [...new Set([...html.matchAll(/ class="([^"]+)"/g)].map(([, names = '']) => names))];
    // An address with a parameter that the route does not name is drawn by the browser.
    const inBrowser = await classesAt(`${path}?drawn=here`);
    expect(atServer.length).toBeGreaterThan(30);
    // Until it is known who is here, a spinner turns in the account's place.
    expect(atServer.filter((names) => !inBrowser.includes(names)).length).toBeLessThanOrEqual(3);
  }
  await page.close();
});

test('with scripts switched off the public pages still read', async ({ browser, rendered }) => {
  const page = await browser.newPage({ baseURL: rendered.origin, javaScriptEnabled: false });
  for (const path of await renderedPaths(rendered.origin)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('8 AM to 9:30 PM (NST)');
  }
  for (const path of ['/menu', '/closet']) {
    await page.goto(path);
    const names = page.locator('main').getByRole('heading').or(page.locator('main').getByRole('listitem'));
    expect(await names.count()).toBeGreaterThan(6);
    expect(
      await page
        .locator('main')
        .getByText(/^Rs [\d,]+\.\d\d$/)
        .count(),
    ).toBeGreaterThan(6);
    const pictures = page.locator('main img');
    await pictures.last().scrollIntoViewIfNeeded();
    await expect
      .poll(() => pictures.last().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await page.close();
});
