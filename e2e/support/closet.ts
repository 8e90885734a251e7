import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the names of the pieces in the catalogue, in order. */
export const pieceNames = (page: Page): Locator =>
  page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });

/** Returns the buttons that remove the active filters. */
export const chips = (page: Page): Locator => page.getByRole('button', { name: /^Remove filter / });

/** Returns a piece of the catalogue by its name. */
export const piece = (page: Page, name: string): Locator => page.getByRole('listitem', { name, exact: true });

/** Returns the button that opens the menu of a category. */
export const category = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Closet' }).getByRole('button', { name, exact: true });

type Kind = 'Clothing' | 'Shoes';

/** Returns the types in the open menu. */
export const types = (page: Page, kind: Kind): Locator =>
  page.getByRole('list', { name: kind }).getByRole('button');

/** Chooses a type from a category's menu with the pointer. */
export async function chooseType(
  page: Page,
  of: string,
  type: string,
  kind: Kind = 'Clothing',
): Promise<void> {
  await category(page, of).hover();
  await page.getByRole('list', { name: kind }).getByRole('button', { name: type, exact: true }).click();
  await expect(category(page, of)).toHaveAttribute('aria-expanded', 'false');
}
