import { expect } from '@playwright/test';
import { uniqueGuest } from './support/checkout';
import { cutControls } from './support/cut-controls';
import { test } from './support/fixtures';
import { tabTo } from './support/keyboard';
import { orderAsGuest } from './support/place-order';

test('C209: staff accept, undo and open the menu of an order by keyboard alone', async ({
  openDashboard,
  staffApi,
  request,
}) => {
  const tea = await staffApi.addDish('Chiya', 240);
  const guest = uniqueGuest('Prabin Thapa');
  const { code } = await orderAsGuest(request, guest, [{ _id: tea._id }]);
  const board = await openDashboard('/admin/board', { viewport: { width: 1024, height: 768 } });
  const { keyboard } = board;
  await tabTo(board, board.getByRole('searchbox'));
  await keyboard.type(guest.fullName);
  await expect(board.getByRole('article')).toHaveCount(1);
  const accept = board.getByRole('button', { name: new RegExp(`^Accept order ${code}`) });
  await tabTo(board, board.getByRole('button', { name: '5 minutes more' }));
  await keyboard.press('Enter');
  await tabTo(board, accept);
  await keyboard.press('Enter');
  const undo = board.getByRole('button', { name: new RegExp(`^Undo: order ${code}`) });
  await expect(undo).toBeFocused();
  await keyboard.press('Enter');
  await expect(accept).toBeFocused();
  await tabTo(board, board.getByRole('button', { name: /^More for / }), 1);
  await keyboard.press('Enter');
  await expect(board.getByRole('dialog')).toBeVisible();
  await keyboard.press('Escape');
  await expect(board.getByRole('button', { name: /^More for / })).toBeFocused();
});

for (const [name, viewport] of [
  ['1024 × 768', { width: 512, height: 384 }],
  ['1280 × 900', { width: 640, height: 450 }],
] as const)
  test(`C209, C234: at 200 % zoom of ${name}, board and riders cut nothing off`, async ({
    openDashboard,
    staffApi,
    request,
  }) => {
    const place = `Ward ${Date.now()}`;
    await staffApi.addPlace(place, 50);
    const tea = await staffApi.addDish('Buckwheat pancake with honey from Jumla', 12_450);
    const guest = uniqueGuest('Bishnuprasad Lamichhane');
    const item = [{ _id: tea._id, requests: 'No honey, nut allergy' }];
    const { code } = await orderAsGuest(request, guest, item, { place });
    const board = await openDashboard('/admin/board', { viewport, deviceScaleFactor: 2 });
    await board.getByRole('searchbox').fill(guest.fullName);
    const card = board.getByRole('article', { name: new RegExp(code) });
    await expect(card).toBeVisible();
    await board.evaluate(() => document.fonts.ready);
    expect(await cutControls(board)).toEqual([]);
    await card.getByRole('button', { name: /^Accept/ }).click({ trial: true });

    const [order] = await staffApi.ordersOf({ search: guest.fullName });
    await staffApi.setStep(String(order?._id), 'ready', new Date(Date.now() - 3 * 60_000));
    await board.goto('/admin/riders');
    await board.getByRole('button', { name: new RegExp(`^${place}`) }).click();
    await expect(card).toBeVisible();
    expect(await cutControls(board)).toEqual([]);
    await card.getByRole('button', { name: /^Delivered/ }).click();
    await expect(board.getByText('is delivered')).toBeVisible();
  });
