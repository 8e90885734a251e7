import { expect, type Page } from '@playwright/test';
import { TABLET } from './support/board';
import { uniqueGuest } from './support/checkout';
import { test } from './support/fixtures';
import { orderAsGuest } from './support/place-order';

const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

test('C225, C227: a dish marked on the board is sold out on the open menu and in the open cart, and comes back', async ({
  openDashboard,
  visit,
  staffApi,
  request,
}) => {
  const tea = await staffApi.addDish('Rose chiya', 240);
  const { code } = await orderAsGuest(request, uniqueGuest('Prabin Thapa'), [{ _id: tea._id }]);
  const menu = await visit();
  await menu.goto('/menu');
  await menu.getByRole('searchbox').fill(tea.name);
  const dish = menu.getByRole('article', { name: tea.name });
  await dish.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(menu.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();
  const cart = await menu.context().newPage();
  await cart.goto('/cart');
  const line = cart.getByRole('listitem', { name: tea.name });
  await expect(line.getByRole('group', { name: /^Quantity/ })).toBeVisible();
  for (const page of [menu, cart]) await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  const board = await openDashboard('/admin/board', { viewport: TABLET });
  await board
    .getByRole('article', { name: new RegExp(code) })
    .getByRole('button', { name: /^More for/ })
    .click();
  await board.getByRole('button', { name: 'Sold out…' }).click();
  await board.getByRole('button', { name: `Mark sold out: ${tea.name}` }).click();
  await expect(board.getByRole('button', { name: `Put back: ${tea.name}` })).toBeVisible();
  await board.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dish.getByRole('button', { name: /^Sold out/ })).toBeDisabled({ timeout: 30_000 });
  await expect(line).toContainText(/Sold out (?:until|today)/, { timeout: 30_000 });

  await board.getByRole('button', { name: /^Sold out \d/ }).click();
  await board.getByRole('button', { name: `Put back: ${tea.name}` }).click();
  await expect(dish.getByRole('button', { name: 'Add to Cart' })).toBeEnabled({ timeout: 30_000 });
  await expect(line.getByRole('group', { name: /^Quantity/ })).toBeVisible({ timeout: 30_000 });
  expect([await isSamePage(menu), await isSamePage(cart)]).toEqual([true, true]);
});
