import { expect, type Page } from '@playwright/test';
import { uniqueGuest } from './support/checkout';
import { test } from './support/fixtures';
import { orderAsGuest } from './support/place-order';
import { allowFailedRequests } from './support/watched-test';

const PHONE = { width: 390, height: 844 };

const cardOf = (page: Page, code: string) => page.getByRole('article', { name: new RegExp(code) });

test('C234: a delivery is marked as delivered from a phone; the customer’s page follows, and Undo puts it back', async ({
  openDashboard,
  visit,
  staffApi,
  request,
}) => {
  const place = `Ward ${Date.now()}`;
  await staffApi.addPlace(place, 50);
  const tea = await staffApi.addDish('Chiya', 240);
  const guest = uniqueGuest('Kamala Thapa');
  const { code, key } = await orderAsGuest(request, guest, [{ _id: tea._id }], { place });
  const [order] = await staffApi.ordersOf({ search: guest.fullName });
  const customer = await visit();
  await customer.goto(`/order/${code}?key=${key}`);
  const riders = await openDashboard('/admin/riders', { viewport: PHONE });
  await expect(cardOf(riders, code)).toHaveCount(0);

  await staffApi.setStep(String(order?._id), 'ready', new Date(Date.now() + 20 * 60_000));
  const card = cardOf(riders, code);
  await expect(riders.getByRole('heading', { level: 2, name: place })).toBeVisible();
  await expect(card).toContainText('House 14, Campus Road');
  await expect(card.getByRole('link', { name: /^Call / })).toHaveAttribute('href', `tel:${guest.phone}`);
  await card.getByRole('button', { name: /^Delivered, Rs 290.00 collected: / }).click();
  await expect(riders.getByText('is delivered')).toBeVisible();
  await expect(customer.getByRole('heading', { level: 1, name: /^Delivered at / })).toBeVisible();
  await riders.getByRole('button', { name: new RegExp(`^Undo: order ${code}`) }).click();
  await expect(card).toBeVisible();

  allowFailedRequests();
  await riders.context().setOffline(true);
  await expect(riders.getByText(/^No network since /)).toBeVisible();
  await expect(card.getByRole('button', { name: /^Delivered/ })).toBeDisabled();
  await riders.context().setOffline(false);
  await expect(card.getByRole('button', { name: /^Delivered/ })).toBeEnabled();
});

test('C234: the run sheet alone is on the paper', async ({ openDashboard, staffApi, request }) => {
  const place = `Ward ${Date.now()}`;
  await staffApi.addPlace(place, 50);
  const tea = await staffApi.addDish('Chiya', 240);
  const guest = uniqueGuest('Bishnu Lama');
  await orderAsGuest(request, guest, [{ _id: tea._id }], { place });
  const [order] = await staffApi.ordersOf({ search: guest.fullName });
  await staffApi.setStep(String(order?._id), 'ready');
  const riders = await openDashboard('/admin/riders', {
    prepare: (page) => page.addInitScript(() => Object.assign(window, { print: () => {} })),
  });
  await riders.getByRole('button', { name: `${place} 1` }).click();
  await riders.getByRole('button', { name: 'Print run sheet' }).click();
  const sheet = riders.getByLabel('Run sheet', { exact: true });
  await expect(sheet).toBeHidden();
  await riders.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('listitem')).toHaveText([new RegExp(`${guest.fullName}.*Rs 290.00$`)]);
  await expect(riders.getByRole('main')).toBeHidden();
});
