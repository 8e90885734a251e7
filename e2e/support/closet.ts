import { expect, type Locator, type Page } from '@playwright/test';

/** The names of the pieces that the catalogue shows, in their order. */
export const pieceNames = (page: Page): Locator =>
  page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });

/** The filters that are on, each with the button that takes it off. */
export const chips = (page: Page): Locator => page.getByRole('button', { name: /^Remove filter / });

/** A piece of the catalogue by its name. */
export const piece = (page: Page, name: string): Locator => page.getByRole('listitem', { name, exact: true });

/** The entry of a category in the closet's navigation, by which its menu opens. */
export const category = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Closet' }).getByRole('button', { name, exact: true });

type Kind = 'Clothing' | 'Shoes';

/** The types of a category's open menu. */
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
