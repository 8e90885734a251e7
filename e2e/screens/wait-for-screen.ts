import { expect, type Page } from '@playwright/test';
import type { Condition } from './screen';

/**
 * Whether fonts and all pictures have loaded. Makes lazy pictures load, and their first paint wait until they are decoded,
 * also below the screen. Runs in the page.
 */
function isPainted(): boolean {
  for (const image of document.images) {
    image.loading = 'eager';
    image.decoding = 'sync';
  }
  return document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete);
}

/** Time limit for an idle network, ms. A dashboard whose socket falls back to polling is never idle. */
const IDLE_TIMEOUT = 10_000;

/** Waits for an idle network, fonts and pictures. */
export async function waitForPaint(page: Page): Promise<void> {
  await Promise.race([page.waitForLoadState('networkidle'), page.waitForTimeout(IDLE_TIMEOUT)]);
  await page.waitForFunction(isPainted);
}

/** Waits until a screen shows its final state in this condition. */
export async function waitForScreen(page: Page, condition: Condition): Promise<void> {
  const main = page.getByRole('main').first();
  if (condition === 'loading') {
    await page.waitForLoadState('load');
    // Wait for the remote's loading state, not for the placeholder of the shell.
    await expect(main.getByText('Loading', { exact: true })).toHaveCount(0);
    await expect(main.locator('[aria-busy=true], [role=status]').first()).toBeAttached();
    return;
  }
  // The footer has headings too: the page's own heading shows that it has left its skeleton.
  const heading = page.getByRole('heading', condition === 'data' ? { level: 1 } : {});
  await expect(heading.first()).toBeVisible();
  await waitForPaint(page);
}
