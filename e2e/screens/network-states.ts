import { expect, type Page } from '@playwright/test';
import { fillInForPickup, placeOrderButton, uniqueGuest } from '../support/checkout';
import { goToCheckout } from './order-states';
import { waitForPaint } from './wait-for-screen';

/** Loses the network on an open page, after the first interaction has loaded what says so. */
export async function loseNetwork(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await waitForPaint(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await expect(page.getByText('No network.')).toBeVisible();
}

/** Presses PLACE ORDER without a network. */
export async function placeOrderOffline(page: Page): Promise<void> {
  await goToCheckout(page);
  await fillInForPickup(page, uniqueGuest('Sita Rai'));
  await loseNetwork(page);
  await placeOrderButton(page).click();
  await expect(page.getByText('Your order is not sent yet')).toBeVisible();
}
