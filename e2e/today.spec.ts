import { expect, type Page } from '@playwright/test';
import { uniqueGuest } from './support/checkout';
import { test } from './support/fixtures';
import { orderOf, statusOf } from './support/orders-tab';
import { orderAsGuest } from './support/place-order';

/** Returns takings, collected and to collect of today, in rupees. */
async function figuresOf(page: Page): Promise<readonly number[]> {
  await page.goto('/admin/today');
  const figures = page.getByRole('region', { name: 'Figures' });
  await expect(figures).toBeVisible();
  const text = (await figures.locator('> div').first().textContent()) ?? '';
  return [...text.matchAll(/Rs ([\d,]+\.\d\d)/g)].map(([, amount = '']) =>
    Number(amount.replaceAll(',', '')),
  );
}

test('C285, C286, C287: an order is taken, handed over and cancelled; today and its orders follow', async ({
  openDashboard,
  staffApi,
  request,
}) => {
  const feast = await staffApi.addDish('Feast', 9000);
  const guest = uniqueGuest('Sita Rai');
  const page = await openDashboard('/admin/orders');
  const [was = 0, had = 0, open = 0] = await figuresOf(page);
  await orderAsGuest(request, guest, [{ _id: feast._id }]);
  expect(await figuresOf(page)).toEqual([was + 9000, had, open + 9000]);

  const cafe = page.getByRole('region', { name: 'Top items, cafe' });
  await expect(cafe.getByRole('row', { name: new RegExp(feast.name) })).toContainText('Rs 9,000.00');
  await cafe.getByRole('link', { name: feast.name }).click();
  await expect(page.getByRole('button', { name: 'With one item' })).toBeVisible();
  const order = orderOf(page, guest.fullName);
  await statusOf(order).selectOption('completed');
  await expect(page.getByText('Order updated successfully').last()).toBeVisible();
  expect(await figuresOf(page)).toEqual([was + 9000, had + 9000, open]);

  await page.getByRole('region', { name: 'By hour' }).getByRole('button', { name: 'As a table' }).click();
  await page.getByRole('region', { name: 'Figures' }).getByRole('link').first().click();
  await statusOf(order).selectOption('cancelled');
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Order updated successfully').last()).toBeVisible();
  expect(await figuresOf(page)).toEqual([was, had, open]);
  await expect(page.getByRole('link', { name: feast.name })).toHaveCount(0);
  const lost = page.getByRole('region', { name: 'Not sold' });
  await lost.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(orderOf(page, guest.fullName)).toBeVisible();
});

test('C288: by keyboard alone, from the tab to the orders of an hour', async ({
  openDashboard,
  request,
  staffApi,
}) => {
  const tea = await staffApi.addDish('Chiya', 240);
  await orderAsGuest(request, uniqueGuest('Bina Rai'), [{ _id: tea._id }]);
  const page = await openDashboard('/admin/orders');
  await page.getByRole('link', { name: 'Today', exact: true }).focus();
  await page.keyboard.press('Enter');
  const hours = page.getByRole('region', { name: 'By hour' });
  await hours.getByRole('button', { name: 'As a table' }).focus();
  await page.keyboard.press('Enter');
  await expect(hours.getByRole('table')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/orders\?status=sold&from=.*&hour=\d+$/);
});
