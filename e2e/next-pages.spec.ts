import { chromium, expect, type Page, type Request, test } from '@playwright/test';
import { piece, pieceNames } from './support/closet';
import { firstDishes } from './support/menu';
import { PORT } from './support/shop-environment';

/** Scripts of the closet and calls of the catalogue that a page asks for. */
function watchCloset(page: Page): readonly Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/releases\/closet\/|^\/api\/v1\/closet\//.test(pathname)) asked.push(request);
  });
  return asked;
}

const closetLink = (page: Page) =>
  page.getByRole('group', { name: 'Shop' }).getByRole('link', { name: 'Closet' });

test('a link that is pointed at brings what its page begins with, so that following it asks no call again', async ({
  page,
}) => {
  await firstDishes(page, 1);
  await page.mouse.wheel(0, 1);
  const asked = watchCloset(page);
  const pageAhead = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/closet');
  // What listens to pointers comes at the first sign of life, a moment after it.
  await expect(async () => {
    await page.mouse.move(1, 700);
    await closetLink(page).hover();
    await Promise.race([
      pageAhead,
      page.waitForTimeout(500).then(() => Promise.reject(new Error('nobody listens yet'))),
    ]);
  }).toPass();
  await (await pageAhead).finished();
  await closetLink(page).click();
  await expect(pieceNames(page).first()).toBeVisible();
  expect(asked.filter((request) => request.url().includes('/api/'))).toEqual([]);
});

test('the other room’s scripts come in quiet, within 60 kB', async ({ page }) => {
  const asked = watchCloset(page);
  await firstDishes(page, 1);
  await page.mouse.wheel(0, 1);
  await expect.poll(() => asked.length, { timeout: 30_000 }).toBeGreaterThan(1);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(asked.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(60_000);
});

test('the browser’s back shows the page as it was left, without loading it again', async () => {
  const { E2E_CHROMIUM = '/usr/bin/chromium' } = process.env;
  const browser = await chromium.launch({
    executablePath: E2E_CHROMIUM,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      window.addEventListener('pageshow', (event) => {
        document.documentElement.dataset.cameBack = String(event.persisted);
      });
    });
    await page.goto(`http://127.0.0.1:${PORT}/closet`);
    await expect(piece(page, (await pieceNames(page).first().textContent()) ?? '')).toBeVisible();
    await page.goto(`http://localhost:${PORT}/about`);
    await page.evaluate(() => window.history.back());
    await expect(page.locator('html[data-came-back=true]')).toBeAttached();
    await expect(page).toHaveURL(/127\.0\.0\.1.*\/closet/);
  } finally {
    await browser.close();
  }
});
