import type { Locator, Page } from '@playwright/test';

/** Returns the card of a dish by its name. */
export const dish = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Opens the menu. Returns the names of its first dishes without options, in order: other tests rearrange the menu. */
export async function firstDishes(page: Page, count: number): Promise<string[]> {
  await page.goto('/menu');
  const names = page
    .getByRole('article')
    .filter({ hasNotText: /from\s*Rs/ })
    .getByRole('heading');
  await names.nth(count - 1).waitFor();
  return (await names.allTextContents()).slice(0, count);
}

/** Parses rupees from a text like `Rs 1,250.00`. */
export const rupeesIn = (text: string | null): number => Number((text ?? '').replace(/[^\d.]/g, ''));
