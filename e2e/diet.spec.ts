import { expect } from '@playwright/test';
import { test } from './support/fixtures';
import { dish } from './support/menu';

test('C261, C262: staff fill in the marks of a dish; customers find it by them, with category and search', async ({
  openDashboard,
  staffApi,
  visit,
}) => {
  const bowl = await staffApi.addDish('Chana bowl', 250, { category: 'Bowls' });
  const menu = await visit();
  await menu.goto(`/menu?diet=vegan&q=${encodeURIComponent(bowl.name)}`);
  await expect(menu.getByText(`No dish that we have marked matches Vegan and “${bowl.name}”.`)).toBeVisible();

  const dashboard = await openDashboard('/admin');
  await dashboard.getByRole('searchbox').fill(bowl.name);
  await dashboard.getByRole('button', { name: `Edit ${bowl.name}` }).click();
  const form = dashboard.getByRole('dialog');
  await form.getByRole('checkbox', { name: /^Filled in/ }).check();
  await form.getByRole('combobox', { name: 'Diet' }).selectOption('Vegan');
  await form.getByRole('checkbox', { name: 'Contains nuts' }).check();
  await form.getByRole('button', { name: 'Save product' }).click();
  await expect(dashboard.getByText('Item updated successfully')).toBeVisible();

  await menu.reload();
  const card = dish(menu, bowl.name);
  await expect(card.getByRole('img', { name: 'Vegan, Contains nuts' })).toBeVisible();
  await menu.getByRole('button', { name: /^Bowls/ }).click();
  await menu.getByRole('button', { name: 'No nuts' }).click();
  await expect(card).toHaveCount(0);
  expect(new URL(menu.url()).searchParams.get('diet')).toBe('vegan,no-nuts');
  await menu.getByRole('button', { name: 'Clear diet filters' }).click();
  await card.getByRole('link', { name: bowl.name }).click();
  await expect(menu.getByRole('list', { name: 'What is in it' }).getByRole('listitem')).toHaveText([
    'Vegan',
    'Contains nuts',
  ]);
});
