import type { Page } from '@playwright/test';

/**
 * Reads from a page without a user gesture. Playwright's `evaluate` counts as one, and unblocks audio.
 *
 * @returns a function that runs its argument in the page; the argument must not use outer variables
 */
export async function readWithoutGesture(page: Page): Promise<(read: () => unknown) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  return async (read) => {
    const { result } = await session.send('Runtime.evaluate', {
      expression: `(${read})()`,
      userGesture: false,
      returnByValue: true,
    });
    return result.value;
  };
}
