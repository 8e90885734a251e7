import { expect, type Page } from '@playwright/test';
import type { Condition } from './screen';

/** Fonts and pictures are there, also those far below and those that came just now; runs in the page. */
function isPainted(): boolean {
  for (const image of document.images) image.loading = 'eager';
  return document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete);
}

/** How long requests may follow one another, ms: the dashboard's socket, where it falls back to polling, never rests. */
const RESTLESS = 10_000;

/** Waits until nothing more comes and all that came is painted. */
export async function painted(page: Page): Promise<void> {
  await Promise.race([page.waitForLoadState('networkidle'), page.waitForTimeout(RESTLESS)]);
  await page.waitForFunction(isPainted);
}

/** Waits until a screen shows what it will show in this condition. */
export async function settle(page: Page, condition: Condition): Promise<void> {
  const main = page.getByRole('main').first();
  if (condition === 'loading') {
    await page.waitForLoadState('load');
    // The shell's own place holder goes when the remote is there; what is meant is the remote's waiting.
    await expect(main.getByText('Loading', { exact: true })).toHaveCount(0);
    await expect(main.locator('[aria-busy=true], [role=status]').first()).toBeAttached();
    return;
  }
  await expect(page.getByRole('heading').first()).toBeVisible();
  await painted(page);
}
