import { type Browser, expect } from '@playwright/test';
import { type CollectedSpan, startTraceCollector } from '../../server/test/support/trace-collector';
import { expectOrderPlaced, fillInForPickup, goToCheckout, placeOrderButton, uniqueGuest } from './checkout';
import { dish, firstDishes } from './menu';
import { copyReleases } from './pages-of-another-server';
import { serveReleases } from './serve-releases';

/** Orders as a guest, from the menu, with a full page load of the checkout. */
async function orderFrom(browser: Browser, baseURL: string): Promise<void> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  const [name = ''] = await firstDishes(page, 1);
  await dish(page, name).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await goToCheckout(page);
  await fillInForPickup(page, uniqueGuest('Sita Rai'));
  // The checkout keeps what was typed (C56); loaded by itself, it is a page of its own.
  await page.goto('/billing');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await placeOrderButton(page).click();
  await expectOrderPlaced(page);
  await context.close();
}

/**
 * Places an order in a browser, in a shop of its own that sends its traces to a receiver of OTLP in this process. Returns
 * the trace of the checkout, oldest span first.
 */
export async function traceOrder(browser: Browser): Promise<readonly CollectedSpan[]> {
  const collector = await startTraceCollector();
  const shop = await serveReleases(copyReleases(), {
    DEMO: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  });
  try {
    await orderFrom(browser, shop.origin);
  } finally {
    // The server sends its last spans when it stops.
    await shop.stop();
    await collector.close();
  }
  const page = collector.spans.find(({ name }) => name === 'GET /billing');
  return collector.spans
    .filter(({ traceId }) => traceId === page?.traceId)
    .sort((a, b) => Number(BigInt(a.startTimeUnixNano) - BigInt(b.startTimeUnixNano)));
}
