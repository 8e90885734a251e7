import type { Page } from '@playwright/test';

/** Reloads the page with changed data in the answers to a call, until the page is left. */
export async function reloadWith<T>(page: Page, call: string, change: (data: T) => unknown): Promise<void> {
  let isHere = true;
  await page.route(`**/api/v1/${call}`, async (route) => {
    if (!isHere) return route.fallback();
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: T };
    await route.fulfill({ response, json: { ...rest, data: change(data) } });
  });
  await page.reload();
  page.once('framenavigated', () => {
    isHere = false;
  });
}
