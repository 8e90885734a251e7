import { expect } from '@playwright/test';
import { cardIn, TABLET } from './support/board';
import {
  expectOrderPlaced,
  fillInForPickup,
  goToCheckout,
  placeOrderButton,
  uniqueGuest,
} from './support/checkout';
import { test } from './support/fixtures';
import { makePicture } from './support/picture';

test('C280 to C284: a guest pays by wallet; staff refuse a number, then confirm one, and the page follows', async ({
  openDashboard,
  staffApi,
  visit,
}) => {
  const settings = await openDashboard('/admin/settings');
  const edit = async (isOn: boolean) => {
    await settings.getByRole('button', { name: 'Edit eSewa' }).click();
    const dialog = settings.getByRole('dialog', { name: 'Edit eSewa' });
    await dialog.getByRole('checkbox', { name: /^On/ }).setChecked(isOn);
    await dialog.getByLabel('Account holder').fill('Asha Gurung');
    await dialog.getByLabel('Id or phone number').fill('9841234567');
    await dialog.getByLabel(/^QR code/).setInputFiles(await makePicture(settings, 'qr.png', 'white'));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };
  await edit(true);

  const tea = await staffApi.addDish('Chiya', 240);
  const guest = await visit({ cart: [{ ...tea, quantity: 1 }] });
  await goToCheckout(guest);
  await fillInForPickup(guest, uniqueGuest('Prabin Thapa'));
  await guest.getByRole('radio', { name: /^eSewa/ }).check();
  await expect(guest.getByRole('img', { name: 'QR code to pay' })).toBeVisible();
  await placeOrderButton(guest).click();
  await expectOrderPlaced(guest);
  await expect(guest.getByText('Pay by eSewa on the page of your order.')).toBeVisible();
  await guest.getByRole('navigation', { name: 'Your orders' }).getByRole('link').click();

  const panel = guest.getByRole('region', { name: 'Pay by eSewa' });
  await expect(panel.getByText('Not paid yet')).toBeVisible();
  const qr = panel.getByRole('img', { name: 'QR code to pay' });
  await expect(qr).toBeVisible();
  await expect
    .poll(() => qr.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expect(panel).toContainText('Rs 240.00');
  const code = new URL(guest.url()).pathname.split('/').at(-1) ?? '';
  await expect(panel).toContainText(code);
  await guest.evaluate(() => Object.assign(window, { isSamePage: true }));
  await panel.getByLabel('Transaction number').fill('WRONG-1');
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(panel.getByText('Waiting for the shop to confirm')).toBeVisible();

  const board = await openDashboard('/admin/board', { viewport: TABLET });
  const card = cardIn(board, 'New', code);
  await expect(card.getByText('eSewa: Payment to confirm')).toBeVisible();
  await card.getByRole('button', { name: `Payment of ${code} not found` }).click();
  await expect(panel.getByText('The shop could not find this payment. Check the number.')).toBeVisible();

  await panel.getByLabel('Transaction number').fill('RIGHT-1');
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(card.getByText('Transaction RIGHT-1')).toBeVisible();
  await card.getByRole('button', { name: `Confirm payment of ${code}` }).click();
  await expect(panel.getByText('Paid', { exact: true })).toBeVisible();
  await expect(card).toContainText('eSewa: Paid, Rs 240.00');
  await expect(card.getByText('To collect').locator('..')).toContainText('Nothing');
  // Links are forwarded: the page of the link says it without the number (C416).
  await expect(guest.getByText('Paid by eSewa: Rs 240.00').first()).toBeVisible();
  await expect(guest.getByText('RIGHT-1')).toBeHidden();
  expect(await guest.evaluate(() => 'isSamePage' in window)).toBe(true);

  await edit(false);
  await goToCheckout(await visit({ cart: [{ ...tea, quantity: 1 }] }));
});
