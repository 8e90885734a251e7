import type { Page } from '@playwright/test';

/**
 * Reads from a page without touching it: Playwright's own way of reading counts as a gesture of the person, and frees
 * what the browser holds back until there was one.
 *
 * @returns a function that runs another in the page, which may use nothing from outside of it
 */
export async function lookThrough(page: Page): Promise<(read: () => unknown) => Promise<unknown>> {
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
