import type { Page, Request } from '@playwright/test';

/** Time limit for loading a page, ms. */
const LONGEST = 60_000;

/** Opens a path. Throws an error with the pending requests if the page does not load in time. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  const underWay = new Set<Request>();
  const ended = (request: Request) => underWay.delete(request);
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  try {
    await page.goto(path, { timeout: LONGEST });
  } catch (cause) {
    const addresses = [...underWay].map((request) => request.url());
    throw new Error(`${path} did not load; pending requests: ${addresses.join(', ')}`, { cause });
  }
}
