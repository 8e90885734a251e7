import type { Page, Request } from '@playwright/test';

/** Time limit for loading a page, ms. */
const LOAD_TIMEOUT = 60_000;

/** Opens a path. Throws an error with the pending requests if the page does not load in time. */
export async function loadInTime(page: Page, path: string): Promise<void> {
  const pending = new Set<Request>();
  const ended = (request: Request) => pending.delete(request);
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  try {
    await page.goto(path, { timeout: LOAD_TIMEOUT });
  } catch (cause) {
    const addresses = [...pending].map((request) => request.url());
    throw new Error(`${path} did not load; pending requests: ${addresses.join(', ')}`, { cause });
  }
}
