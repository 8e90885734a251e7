import type { Page, Request } from '@playwright/test';

/** A page that takes longer never comes, ms. */
const LONGEST = 60_000;

/** Goes to an address. Where its page does not arrive, the error names what is still under way. */
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
    throw new Error(`${path} does not arrive; still under way: ${addresses.join(', ')}`, { cause });
  }
}
