import { expect, type Page } from '@playwright/test';

let count = 0;

/** Returns a customer with a unique name and phone, so that staff can find the order. */
export function uniqueGuest(name: string): { readonly fullName: string; readonly phone: string } {
  count += 1;
  const moment = Date.now() + count;
  return { fullName: `${name} ${moment}`, phone: `98${String(moment).slice(-8)}` };
}

export const placeOrderButton = (page: Page) => page.getByRole('button', { name: 'PLACE ORDER' });

/** Opens the cart, then the checkout. */
export async function goToCheckout(page: Page): Promise<void> {
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page).toHaveURL('/billing');
}

/** Fills in the checkout for an order for pickup. */
export async function fillInForPickup(page: Page, who: ReturnType<typeof uniqueGuest>): Promise<void> {
  await page.getByLabel('Full name').fill(who.fullName);
  await page.getByLabel('Phone').fill(who.phone);
  await page.getByLabel('Address', { exact: true }).fill('House 14, Campus Road');
  await page.getByRole('radio', { name: /Self pickup/ }).check();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
}

/** Expects that the order is placed: a message, the home page, an empty cart. */
export async function expectOrderPlaced(page: Page): Promise<void> {
  await expect(page.getByText('Order is placed')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
}
