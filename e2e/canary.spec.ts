import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { liveRelease, releaseWithHeading, runScript, saveRegistry } from './support/release-commands';
import { PORT } from './support/shop-environment';

const SHOP = `http://127.0.0.1:${PORT}`;
const COOKIE = 'release-bucket';

let restoreRegistry: () => Promise<void>;
test.beforeEach(async () => {
  restoreRegistry = await saveRegistry();
});
test.afterEach(() => restoreRegistry());

const menuHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Returns the first bucket whose pages load the live release (`loadsLive`), or the first that loads the canary. */
async function findBucket(request: APIRequestContext, loadsLive: boolean): Promise<string> {
  const live = await liveRelease('cafe');
  for (let bucket = 0; bucket < 100; bucket += 1) {
    const page = await request.get('/menu', { headers: { cookie: `${COOKIE}=${bucket}` } });
    if ((await page.text()).includes(`href="/releases/cafe/${live}/`) === loadsLive) return String(bucket);
  }
  throw new Error('All buckets load the same release.');
}

/** Opens the menu as a visitor of this bucket. */
async function openMenu(browser: Browser, bucket: string): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies([{ name: COOKIE, value: bucket, url: SHOP }]);
  const page = await context.newPage();
  await page.goto('/menu');
  return page;
}

test('a canary of the cafe shows to its share of visitors on every load, until it is promoted', async ({
  browser,
  request,
}) => {
  await releaseWithHeading('Our spring menu', '--weight=50');
  expect(await runScript('releases')).toMatch(/for 50 % since \d{4}-/);
  const inside = await openMenu(browser, await findBucket(request, false));
  const outside = await openMenu(browser, await findBucket(request, true));
  await expect(menuHeading(inside, 'Our spring menu')).toBeVisible();
  await expect(menuHeading(outside, 'Our menu')).toBeVisible();
  await inside.reload();
  await expect(menuHeading(inside, 'Our spring menu')).toBeVisible();

  await runScript('promote', 'cafe');
  await outside.reload();
  await expect(menuHeading(outside, 'Our spring menu')).toBeVisible();
  await Promise.all([inside, outside].map((page) => page.context().close()));
});

test('a new visitor keeps the assigned bucket, and a rollback ends the canary for all', async ({
  page,
  context,
}) => {
  await releaseWithHeading('Our summer menu', '--weight=99');
  await page.goto('/menu');
  const given = (await context.cookies()).find(({ name }) => name === COOKIE);
  expect(given).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  await page.reload();
  expect((await context.cookies()).find(({ name }) => name === COOKIE)?.value).toBe(given?.value);

  await runScript('rollback', 'cafe');
  await page.reload();
  await expect(menuHeading(page, 'Our menu')).toBeVisible();
});
