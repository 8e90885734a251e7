import { expect, type Page } from '@playwright/test';
import {
  loseBoardNetwork,
  showConflict,
  showHistory,
  showHowLong,
  showRunSheet,
  showTickets,
  showUndo,
} from './board-states';
import { openClosing, printClosing, showCash } from './cash-states';
import { changeSeveral, checkSheet, failToMove, liftDish } from './catalogue-states';
import { editCoupon, editOrderWithOffers, showOffers } from './offer-states';
import { addItemWithOptions, deleteGroup, editGroup, listGroups } from './option-states';
import { showPayments, submitWalletWithout } from './payment-states';
import { editPlace } from './place-states';
import { showBusyDay } from './report-states';
import { inviteToKitchen, showFaces, showStaff } from './role-states';
import type { Screen } from './screen';
import {
  cancelFirst,
  failToAddProduct,
  fillInMarks,
  findLaterOrder,
  openSettings,
  openSoldOut,
  openTable,
  refuseOnBoard,
  saveStaleOrder,
  searchEverything,
  showBouncedMail,
  showCallsOnBoard,
  showGrid,
  showMails,
  showStockHistory,
  showTables,
  submitEmpty,
  submitWithoutAltTexts,
  suggestItems,
} from './staff-states';

const everyState = ['empty', 'loading', 'failing'] as const;

const openFirst = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** Opens the page of a customer of the demo (C300). */
async function openCustomer(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Asha Tamang' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Tamang' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Points' })).toBeVisible();
}

/** Chooses the other account and which one stays (C302). */
async function openMerge(page: Page): Promise<void> {
  const other = {
    fullName: 'A. Tamang',
    email: `a.tamang.${Date.now()}@example.com`,
    password: 'momo-and-tea',
  };
  expect((await page.request.post('/api/v1/user/register', { data: other })).ok()).toBe(true);
  await openCustomer(page);
  await page.getByRole('button', { name: 'Merge' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('A. Tamang');
  await page.getByRole('radio', { name: 'A. Tamang' }).first().check();
  await expect(page.getByRole('group', { name: 'Which one stays' })).toBeVisible();
}

const staff = (name: string, path: string, rest: Partial<Screen> = {}): Screen => ({
  name: `staff-${name}`,
  path,
  person: 'staff',
  ...rest,
});

/** The screens of the dashboard. */
export const staffScreens: readonly Screen[] = [
  staff('home', '/', { only: 'desktop' }),
  staff('products', '/admin', { also: everyState }),
  staff('today', '/admin/today', { also: ['loading', 'failing'] }),
  staff('today-tables', '/admin/today?range=week', { open: showTables }),
  staff('today-busy', '/admin/today', { open: showBusyDay, isVariant: true }),
  staff('today-none', '/admin/today?from=2020-01-01&to=2020-01-01', { isVariant: true }),
  staff('cash', '/admin/cash', { also: ['loading', 'failing'] }),
  staff('cash-period', '/admin/cash', { open: showCash }),
  staff('cash-closing', '/admin/cash', { open: openClosing, isVariant: true }),
  staff('cash-paper', '/admin/cash', { open: printClosing, isPaper: true, isVariant: true }),
  staff('product-add', '/admin', { open: openFirst(/^Add Product/), isVariant: true }),
  staff('product-edit', '/admin', { open: openFirst(/^Edit/) }),
  staff('product-marks', '/admin', { open: fillInMarks }),
  staff('product-invalid', '/admin', { open: submitEmpty('Add Product', 'Add product') }),
  staff('product-failed', '/admin', { open: failToAddProduct, isVariant: true }),
  staff('arrange', '/admin/arrange', { also: everyState }),
  staff('arrange-dishes', '/admin/arrange', { open: liftDish }),
  staff('arrange-failed', '/admin/arrange', { open: failToMove, isVariant: true }),
  staff('import', '/admin/import', { open: checkSheet }),
  staff('products-several', '/admin', { open: changeSeveral, isVariant: true }),
  staff('options', '/admin', { open: listGroups }),
  staff('options-edit', '/admin', { open: editGroup }),
  staff('options-delete', '/admin', { open: deleteGroup, isVariant: true }),
  staff('customers', '/admin/customers', { also: everyState }),
  staff('customer', '/admin/customers', { open: openCustomer }),
  staff('customer-merge', '/admin/customers', { open: openMerge, isVariant: true }),
  staff('orders', '/admin/orders', { also: everyState }),
  staff('orders-payments', '/admin/orders', { open: showPayments }),
  staff('orders-bounced', '/admin/orders', { open: showBouncedMail, isVariant: true }),
  staff('order-edit', '/admin/orders', { open: openFirst(/^Edit/) }),
  staff('order-add-item', '/admin/orders', { open: suggestItems }),
  staff('order-add-options', '/admin/orders', { open: addItemWithOptions, isVariant: true }),
  staff('order-edit-offers', '/admin/orders', { open: editOrderWithOffers, isVariant: true }),
  staff('order-stale', '/admin/orders', { open: saveStaleOrder }),
  staff('order-history', '/admin/orders', { open: showHistory, isVariant: true }),
  staff('order-cancel', '/admin/orders', { open: cancelFirst }),
  staff('order-delete', '/admin/orders', { open: openFirst(/^Delete/), isVariant: true }),
  staff('history', '/admin/history', { also: everyState }),
  staff('search', '/admin/customers', { open: searchEverything }),
  staff('board', '/admin/board', { also: everyState }),
  staff('department', '/admin/board?department=kitchen', { also: everyState }),
  staff('department-bar', '/admin/board?department=bar', { isVariant: true }),
  staff('department-offline', '/admin/board?department=kitchen', { open: loseBoardNetwork, isVariant: true }),
  staff('board-menu', '/admin/board', { open: openFirst(/^More for/) }),
  staff('board-later', '/admin/board', { open: findLaterOrder, isVariant: true }),
  staff('board-payments', '/admin/board', { open: showPayments }),
  staff('board-refuse', '/admin/board', { open: refuseOnBoard }),
  staff('board-conflict', '/admin/board', { open: showConflict }),
  staff('board-offline', '/admin/board', { open: loseBoardNetwork, isVariant: true }),
  staff('tickets', '/admin/board', { open: showTickets, isPaper: true }),
  staff('riders', '/admin/riders', { also: everyState }),
  staff('run-sheet', '/admin/riders', { open: showRunSheet, isPaper: true }),
  staff('board-calls', '/admin/board', { open: showCallsOnBoard, isVariant: true }),
  staff('tables', '/admin/tables', { also: everyState }),
  staff('tables-calls', '/admin/tables', { open: showCallsOnBoard }),
  staff('tables-move', '/admin/tables', { open: openTable('Move or join table 7') }),
  staff('tables-close', '/admin/tables', { open: openTable('Close table 7'), isVariant: true }),
  staff('board-sold-out', '/admin/board', { open: openSoldOut }),
  staff('board-how-long', '/admin/board', { open: showHowLong, isVariant: true }),
  staff('gallery', '/admin/gallery', { also: everyState }),
  staff('gallery-add', '/admin/gallery', { open: openFirst(/^Add Image/) }),
  staff('gallery-invalid', '/admin/gallery', { open: submitWithoutAltTexts, isVariant: true }),
  staff('closet', '/admin/closet', { also: everyState }),
  staff('closet-add', '/admin/closet', { open: openFirst(/^Add Item/), isVariant: true }),
  staff('closet-grid', '/admin/closet', { open: showGrid }),
  staff('closet-stock', '/admin/closet', { open: openFirst(/^Change stock/) }),
  staff('closet-history', '/admin/closet', { open: showStockHistory, isVariant: true }),
  staff('closet-invalid', '/admin/closet', { open: submitEmpty('Add Item', 'Add item'), isVariant: true }),
  staff('settings-mails', '/admin/settings', { open: showMails }),
  staff('settings-place', '/admin/settings', { open: editPlace }),
  staff('settings-offers', '/admin/settings', { open: showOffers }),
  { name: 'login-faces', path: '/login?next=%2Fadmin', open: showFaces, isVariant: true },
  { name: 'invite', path: '/invite#token', isVariant: true },
  staff('settings-staff', '/admin/settings', { open: showStaff, isVariant: true }),
  staff('settings-invite', '/admin/settings', { open: inviteToKitchen }),
  staff('settings-coupon', '/admin/settings', { open: editCoupon }),
  staff('settings-wallet', '/admin/settings', { open: submitWalletWithout }),
  staff('settings-open', '/admin/settings', { open: openSettings }),
  staff('settings', '/admin/settings', { also: everyState }),
  staff('remotes', '/_remotes'),
  // The last one, because its clock stands still.
  staff('board-undo', '/admin/board', { open: showUndo, isVariant: true }),
];
