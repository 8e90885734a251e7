import { expect } from '@playwright/test';
import { collectErrors } from '../support/console-errors';
import { openQaPanel, qa, test } from '../support/standalone';

test.use({ remote: 'admin-remote' });

test('the dashboard starts signed in as staff, is live, and completes an order of the demo', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.goto('/admin/orders');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  // The place that an order leaves has no select.
  const row = page.getByRole('row').filter({ hasText: 'Bikash Thapa', has: page.getByRole('combobox') });
  await expect(row.first()).toBeVisible();
  await row.first().getByRole('combobox').selectOption('completed');
  await expect(row).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a customer sees no order', async ({ page }) => {
  await page.goto('/admin/orders');
  await expect(page.getByText('Bikash Thapa').first()).toBeVisible();
  await openQaPanel(page);
  await qa(page, 'Signed in').selectOption('A customer');
  // Without a right, only the settings of this browser are left (C292).
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByText('Bikash Thapa')).toHaveCount(0);
});
