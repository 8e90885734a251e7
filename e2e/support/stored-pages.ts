import { expect, type Page } from '@playwright/test';

/** Returns the paths of everything that the service worker has stored. */
const storedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until any address opens without a network: the page without content, its notice, and the cart are stored. */
export async function waitUntilOfflineReady(page: Page, path: string): Promise<void> {
  await waitUntilStored(page, path);
  const needed = [/^\/offline$/, /page-offline/, /CartPage/];
  await expect
    .poll(async () => {
      const paths = await storedPaths(page);
      return needed.every((name) => paths.some((stored) => name.test(stored)));
    })
    .toBe(true);
}

/** Waits until the service worker has stored the page, with a picture and the scripts, and controls the tab. */
export async function waitUntilStored(page: Page, path: string): Promise<void> {
  await page.mouse.wheel(0, 1);
  const isInCaches = () =>
    page.evaluate(async (storedPath) => {
      const names = await caches.keys();
      const urls = await Promise.all(
        names.map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
        ),
      );
      const all = urls.flat();
      return (
        all.includes(storedPath) &&
        ['/releases/', '/assets/', '/media/'].every((part) => all.some((one) => one.startsWith(part)))
      );
    }, path);
  await expect.poll(isInCaches).toBe(true);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}
