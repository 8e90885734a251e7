import type { Locator, Page } from '@playwright/test';

/** A dish of the menu by its name. */
export const dish = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** The names of the first dishes on the menu, in their order. */
export async function firstDishes(page: Page, count: number): Promise<string[]> {
  await page.goto('/menu');
  const names = page.getByRole('article').getByRole('heading');
  await names.nth(count - 1).waitFor();
  return (await names.allTextContents()).slice(0, count);
}

/** Rupees in a text like `Rs 1,250.00`. */
export const rupeesIn = (text: string | null): number => Number((text ?? '').replace(/[^\d.]/g, ''));
