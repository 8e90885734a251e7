import { chromium, expect, type Page, type Request } from '@playwright/test';
import { piece, pieceNames } from './support/closet';
import { firstDishes } from './support/menu';
import { PORT } from './support/shop-environment';
import { test, watchBrowser } from './support/watched-test';
import { wholeBrowser } from './support/whole-browser';

/** Collects a page's requests for scripts of the closet and for its catalogue. */
function watchCloset(page: Page): readonly Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/releases\/closet\/|^\/api\/v1\/closet\//.test(pathname)) requests.push(request);
  });
  return requests;
}

const closetLink = (page: Page) =>
  page.getByRole('group', { name: 'Shop' }).getByRole('link', { name: 'Closet' });

test('hovering a link prefetches the first calls of its page, and a click makes no other', async ({
  page,
}) => {
  await firstDishes(page, 1);
  await page.mouse.wheel(0, 1);
  const requests = watchCloset(page);
  const pageAhead = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/closet');
  // The hover listener is lazy: it loads after the first input.
  await expect(async () => {
    await page.mouse.move(1, 700);
    await closetLink(page).hover();
    await Promise.race([
      pageAhead,
      page.waitForTimeout(500).then(() => Promise.reject(new Error('the listener is not loaded yet'))),
    ]);
  }).toPass();
  await (await pageAhead).finished();
  await closetLink(page).click();
  await expect(pieceNames(page).first()).toBeVisible();
  expect(requests.filter((request) => request.url().includes('/api/'))).toEqual([]);
});

test('the other room’s scripts are prefetched, within 60 kB', async ({ page }) => {
  const requests = watchCloset(page);
  await firstDishes(page, 1);
  await page.mouse.wheel(0, 1);
  await expect.poll(() => requests.length, { timeout: 30_000 }).toBeGreaterThan(1);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(60_000);
});

test('the browser’s Back restores the page from the back/forward cache', async () => {
  const browser = watchBrowser(
    await chromium.launch({
      ...(wholeBrowser && { executablePath: wholeBrowser }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
  );
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
    // The page leaves in the timer, after its answer.
    await page.evaluate(() => void setTimeout(() => window.history.back()));
    await expect(page.locator('html[data-came-back=true]')).toBeAttached();
    await expect(page).toHaveURL(/127\.0\.0\.1.*\/closet/);
  } finally {
    await browser.close();
  }
});
