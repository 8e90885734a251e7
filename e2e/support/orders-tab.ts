import type { Locator, Page } from '@playwright/test';

/** Returns an order by its customer: a row, or a card on narrow screens; never the place that it left (C168). */
export const orderOf = (page: Page, fullName: string): Locator =>
  page
    .getByRole('row')
    .or(page.getByRole('main').getByRole('list', { name: 'Orders' }).locator('> li'))
    .filter({ hasText: fullName })
    .filter({ has: page.getByRole('combobox', { name: /^Status of/ }) });

/** Returns the status control of an order. */
export const statusOf = (order: Locator): Locator => order.getByRole('combobox', { name: /^Status of/ });

/** Filters the orders by status. */
export const showStatus = async (page: Page, status: string): Promise<void> => {
  await page.getByLabel('Show orders with status').selectOption(status);
};

/** Opens the dialog that edits an order, and returns it. */
export async function editOrder(page: Page, fullName: string): Promise<Locator> {
  await orderOf(page, fullName)
    .getByRole('button', { name: /^Edit order/ })
    .click();
  return page.getByRole('dialog', { name: /^Edit order/ });
}
