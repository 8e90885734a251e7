import type { Locator, Page } from '@playwright/test';

/** The tablet at the counter. */
export const TABLET = { width: 1024, height: 768 };

export const DESK = { width: 1280, height: 900 };

export const laneOf = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** Returns the card of an order in a lane. */
export const cardIn = (page: Page, lane: string, code: string): Locator =>
  laneOf(page, lane).getByRole('article', { name: new RegExp(code) });

/** Accepts a new order with the suggested minutes. */
export const accept = (page: Page, code: string): Promise<void> =>
  cardIn(page, 'New', code)
    .getByRole('button', { name: /^Accept/ })
    .click();

/** Opens the menu of an order's card, and returns it. */
export async function openCardMenu(page: Page, lane: string, code: string): Promise<Locator> {
  await cardIn(page, lane, code)
    .getByRole('button', { name: /^More for/ })
    .click();
  return page.getByRole('dialog');
}
