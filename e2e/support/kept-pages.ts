import { expect, type Page } from '@playwright/test';

/** Waits until the browser keeps the page, with a picture and the scripts. */
export async function isKept(page: Page, path: string): Promise<void> {
  await page.mouse.wheel(0, 1);
  const kept = () =>
    page.evaluate(async (wanted) => {
      const names = await caches.keys();
      const urls = await Promise.all(
        names.map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
        ),
      );
      const all = urls.flat();
      return (
        all.includes(wanted) &&
        ['/releases/', '/assets/', '/media/'].every((part) => all.some((one) => one.startsWith(part)))
      );
    }, path);
  await expect.poll(kept).toBe(true);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}
