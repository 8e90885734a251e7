import { expect, type Page } from '@playwright/test';
import {
  expectOrderPlaced,
  fillInForPickup,
  goToCheckout,
  placeOrderButton,
  uniqueGuest,
} from './support/checkout';
import { test } from './support/fixtures';
import { newMember } from './support/member';
import { orderOf, showStatus, statusOf } from './support/orders-tab';
import { mailedOrderLink } from './support/outbox';

declare global {
  interface Window {
    isSamePage?: true;
  }
}

const strip = (page: Page) => page.getByRole('navigation', { name: 'Your orders' });

const expectHeadline = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 30_000 });

/** Marks a page, so that a reload shows. */
const mark = (page: Page) =>
  page.evaluate(() => {
    window.isSamePage = true;
  });

test('C191, C197, C199: the link in the mail opens a guest’s order elsewhere, and both pages follow without a reload', async ({
  openDashboard,
  staffApi,
  visit,
}) => {
  const pancake = await staffApi.addDish('Millet pancake', 320);
  const guest = uniqueGuest('Gita Karki');
  const { email } = newMember('Gita Karki');
  const page = await visit({ cart: [{ ...pancake, quantity: 2 }] });
  await goToCheckout(page);
  await fillInForPickup(page, guest);
  await page.getByLabel('E-mail').fill(email);
  await placeOrderButton(page).click();
  await expectOrderPlaced(page);
  await expect(strip(page).getByText('Waiting for the shop')).toBeVisible();
  await strip(page).getByRole('link').click();
  await expectHeadline(page, 'Waiting for the shop');

  const link = await mailedOrderLink(email);
  expect(new URL(link).pathname).toBe(new URL(page.url()).pathname);
  const elsewhere = await visit();
  await elsewhere.goto(link);
  await expectHeadline(elsewhere, 'Waiting for the shop');
  const slip = elsewhere.getByRole('complementary', { name: 'What you ordered' });
  await expect(slip).toContainText(pancake.name);
  await expect(slip).toContainText('Rs 640.00');
  await expect(elsewhere.getByText(guest.phone)).toBeHidden();
  expect(await elsewhere.context().cookies()).toEqual([]);
  const pages = [page, elsewhere];
  for (const each of pages) {
    await expect(each.getByText('Live', { exact: true })).toBeVisible();
    await mark(each);
  }

  const staff = await openDashboard('/admin/orders');
  await statusOf(orderOf(staff, guest.fullName)).selectOption('processing');
  for (const each of pages) await expectHeadline(each, 'Your order is accepted');
  await showStatus(staff, 'processing');
  await statusOf(orderOf(staff, guest.fullName)).selectOption('completed');
  for (const each of pages) {
    await expectHeadline(each, /^Picked up at /);
    await expect(each.getByRole('complementary', { name: 'What you ordered' })).toContainText('Paid');
    expect(await each.evaluate(() => window.isSamePage)).toBe(true);
  }
});
