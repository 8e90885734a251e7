import type { Locator, Page } from '@playwright/test';

/** An order of the list by its customer: a row, or a card where there is no room for a table. */
export const orderOf = (page: Page, fullName: string): Locator =>
  page
    .getByRole('row')
    .or(page.getByRole('main').getByRole('list', { name: 'Orders' }).locator('> li'))
    .filter({ hasText: fullName });

/** The status of an order, to be read and changed. */
export const statusOf = (order: Locator): Locator => order.getByRole('combobox', { name: /^Status of/ });

/** Shows the orders of another status. */
export const showStatus = async (page: Page, status: string): Promise<void> => {
  await page.getByLabel('Show orders with status').selectOption(status);
};

/** Opens the dialog that changes an order. */
export async function editOrder(page: Page, fullName: string): Promise<Locator> {
  await orderOf(page, fullName)
    .getByRole('button', { name: /^Edit order/ })
    .click();
  return page.getByRole('dialog', { name: /^Edit order/ });
}
