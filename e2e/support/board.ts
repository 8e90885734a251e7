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

/** Accepts a new order with this many minutes, a multiple of five. */
export async function acceptWithin(page: Page, code: string, minutes: number): Promise<void> {
  const stepper = cardIn(page, 'New', code).getByRole('group', { name: /^Minutes for / });
  const chosen = Number.parseInt((await stepper.getByRole('status').textContent()) ?? '', 10);
  const way = minutes < chosen ? 'less' : 'more';
  for (let left = Math.abs(minutes - chosen); left > 0; left -= 5)
    await stepper.getByRole('button', { name: `5 minutes ${way}` }).click();
  await accept(page, code);
}

/** Opens the menu of an order's card, and returns it. */
export async function openCardMenu(page: Page, lane: string, code: string): Promise<Locator> {
  await cardIn(page, lane, code)
    .getByRole('button', { name: /^More for/ })
    .click();
  return page.getByRole('dialog');
}
