import { expect, type Page } from '@playwright/test';
import { orderOf } from './support/orders-tab';
import { signInAsStaff } from './support/sign-in';
import { test } from './support/watched-test';

interface Menu {
  data: { products: { _id: string; ugage: string }[] }[];
}

test('a change by one staff member shows in the window of another at once, and input of customers stays text', async ({
  browser,
  page,
  request,
}) => {
  const fullName = `<img src=x onerror="document.title='hacked'"> ${Date.now()}`;
  const menu = (await (await request.get('/api/v1/product/getall?page=1')).json()) as Menu;
  const product = menu.data.flatMap(({ products }) => products).find(({ ugage }) => ugage === 'enable');
  const placed = await request.post('/api/v1/order/placeorder', {
    data: {
      data: { fullName, address: '<svg/onload=alert(1)>', phone: '9812004410', email: '' },
      deliveryLocation: 'Pick-up',
      deliveryOption: 'Pick up',
      item: [{ _id: product?._id, type: 'product', quantity: 1, requests: '<script>alert(1)</script>' }],
    },
  });
  expect(placed.ok()).toBe(true);

  const other = await (await browser.newContext()).newPage();
  const windows = [page, other];
  for (const each of windows) {
    await signInAsStaff(each);
    await each.goto('/admin/orders');
    await expect(each.getByText('Live', { exact: true })).toBeVisible();
  }
  const rowIn = (each: Page) => orderOf(each, fullName);
  for (const row of windows.map(rowIn)) {
    await expect(row).toContainText('<svg/onload=alert(1)>');
    await expect(row).toContainText('<script>alert(1)</script>');
    await expect(row.locator('img, script')).toHaveCount(0);
  }
  await rowIn(page).getByRole('combobox').selectOption('processing');
  await expect(rowIn(page)).toBeHidden();
  await expect(rowIn(other)).toBeHidden();
  await other.getByLabel('Show orders with status').selectOption('processing');
  await expect(rowIn(other)).toBeVisible();
  for (const each of windows) await expect(each).not.toHaveTitle(/hacked/);
});
