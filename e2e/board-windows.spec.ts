import { expect, type Locator } from '@playwright/test';
import { accept, cardIn, DESK, openCardMenu, TABLET } from './support/board';
import { uniqueGuest } from './support/checkout';
import { test } from './support/fixtures';
import { orderAsGuest } from './support/place-order';

const OPEN = 'You have this order open in another window';

const topOf = (card: Locator): Promise<number> => card.evaluate((each) => each.getBoundingClientRect().top);

test('C231: a window sees which order the other has open, without moving a card, and when it closes', async ({
  openDashboard,
  staffApi,
  request,
}) => {
  const tea = await staffApi.addDish('Chiya', 240);
  const { code } = await orderAsGuest(request, uniqueGuest('Om Rai'), [{ _id: tea._id }]);
  const counter = await openDashboard('/admin/board', { viewport: DESK });
  const kitchen = await openDashboard('/admin/board', { viewport: TABLET });
  const card = cardIn(kitchen, 'New', code);
  await expect(card).toBeVisible();
  await kitchen.evaluate(() => document.fonts.ready);
  const height = async () => (await card.boundingBox())?.height;
  const before = await height();
  await openCardMenu(counter, 'New', code);
  await expect(card.getByText(OPEN)).toBeAttached();
  expect(await height()).toBe(before);

  const late = await openDashboard('/admin/board', { viewport: DESK });
  await expect(cardIn(late, 'New', code).getByText(OPEN)).toBeAttached();
  await late.close();

  const dialog = await openCardMenu(kitchen, 'New', code);
  await expect(dialog.getByText(OPEN)).toBeVisible();
  await kitchen.keyboard.press('Escape');
  await counter.close();
  await expect(card.getByText(OPEN)).toHaveCount(0);
});

test('C209: a card that another window moves leaves its place, and the cards below stay', async ({
  openDashboard,
  staffApi,
  request,
}) => {
  const tea = await staffApi.addDish('Chiya', 240);
  const place = async () => (await orderAsGuest(request, uniqueGuest('Om Rai'), [{ _id: tea._id }])).code;
  const [first, second] = [await place(), await place()];
  const counter = await openDashboard('/admin/board', { viewport: DESK });
  const kitchen = await openDashboard('/admin/board', { viewport: TABLET });
  await expect(cardIn(kitchen, 'New', second)).toBeAttached();
  await kitchen.evaluate(() => document.fonts.ready);
  const top = await topOf(cardIn(kitchen, 'New', second));
  await accept(counter, first);
  await expect(cardIn(kitchen, 'Accepted', first)).toBeAttached();
  expect(await topOf(cardIn(kitchen, 'New', second))).toBe(top);
  const lane = kitchen.getByRole('region', { name: 'New' });
  await expect(lane.getByText('is accepted elsewhere').first()).toBeAttached();
});

test('C232: two windows change one order: both versions show, and the one that is chosen is stored', async ({
  openDashboard,
  staffApi,
  request,
}) => {
  const tea = await staffApi.addDish('Chiya', 240);
  const { code } = await orderAsGuest(request, uniqueGuest('Maya Lama'), [{ _id: tea._id }]);
  const counter = await openDashboard('/admin/board', { viewport: DESK });
  const kitchen = await openDashboard('/admin/board', { viewport: TABLET });
  await accept(counter, code);
  await expect(cardIn(kitchen, 'Accepted', code)).toBeVisible();

  // The kitchen's window learns of the counter's change only when it has pressed its own button.
  let isFirst = true;
  await kitchen.route(/\/api\/v1\/order\/step\//, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await openCardMenu(counter, 'Accepted', code);
    await counter.getByRole('dialog').getByRole('button', { name: 'Delay by 10 min' }).click();
    await expect(cardIn(counter, 'Accepted', code).getByText('Delayed by 10 min')).toBeVisible();
    await route.continue();
  });
  await cardIn(kitchen, 'Accepted', code)
    .getByRole('button', { name: /^Start: / })
    .click();
  const dialog = kitchen.getByRole('dialog', { name: `Order ${code} was changed` });
  await expect(dialog).toContainText('Your “Start” was not stored.');
  await expect(dialog).toContainText(/Theirs: Status.*for .*for /);
  await expect(cardIn(counter, 'Accepted', code).getByText(OPEN)).toBeAttached();
  await dialog.getByRole('button', { name: 'Start anyway' }).click();
  for (const page of [counter, kitchen]) await expect(cardIn(page, 'Preparing', code)).toBeVisible();
});
