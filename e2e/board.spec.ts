import { expect, type Locator, type Page } from '@playwright/test';
import { accept, cardIn, laneOf, openCardMenu, TABLET } from './support/board';
import { uniqueGuest } from './support/checkout';
import { test } from './support/fixtures';
import { orderAsGuest } from './support/place-order';

const idOf = (card: Locator): Promise<string> => card.evaluate(({ id }) => id);

/** Returns where each card stands in the window, by its id. */
const spotsOf = (page: Page): Promise<Record<string, { x: number; y: number }>> =>
  page.getByRole('article').evaluateAll((cards) =>
    Object.fromEntries(
      cards.map((card) => {
        const { x, y } = card.getBoundingClientRect();
        return [card.id, { x: Math.round(x), y: Math.round(y) }];
      }),
    ),
  );

const headline = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('C209, C210: a pick-up order goes from New to Handed over; the customer’s page follows without a reload', async ({
  openDashboard,
  visit,
  staffApi,
  request,
}) => {
  const tea = await staffApi.addDish('Chiya', 240);
  const { code, key } = await orderAsGuest(request, uniqueGuest('Prabin Thapa'), [{ _id: tea._id }]);
  const customer = await visit();
  await customer.goto(`/order/${code}?key=${key}`);
  await headline(customer, 'Waiting for the shop');
  await customer.evaluate(() => Object.assign(window, { isSamePage: true }));

  const board = await openDashboard('/admin/board', { viewport: TABLET });
  await accept(board, code);
  await expect(cardIn(board, 'Accepted', code)).toContainText('min left');
  await expect(customer.getByRole('button', { name: 'Cancel order' })).toBeHidden();
  for (const [lane, button, next] of [
    ['Accepted', /^Start: /, 'Preparing'],
    ['Preparing', /^Ready: /, 'Ready'],
  ] as const) {
    await cardIn(board, lane, code).getByRole('button', { name: button }).click();
    await expect(cardIn(board, next, code)).toBeVisible();
  }
  await cardIn(board, 'Ready', code)
    .getByRole('button', { name: /^Handed over, Rs 240.00 collected: / })
    .click();
  await expect(laneOf(board, 'Ready').getByText('is handed over')).toBeVisible();
  await headline(customer, /^Picked up at /);
  expect(await customer.evaluate(() => 'isSamePage' in window)).toBe(true);

  await laneOf(board, 'Ready')
    .getByRole('button', { name: new RegExp(`^Undo: order ${code}`) })
    .click();
  await expect(cardIn(board, 'Ready', code)).toBeVisible();
});

test('C201, C228: a refusal tells the customer the reason, and the dish leaves the menu', async ({
  openDashboard,
  visit,
  staffApi,
  request,
}) => {
  const tea = await staffApi.addDish('Chiya', 240);
  const { code, key } = await orderAsGuest(request, uniqueGuest('Maya Lama'), [{ _id: tea._id }]);
  const customer = await visit();
  await customer.goto(`/order/${code}?key=${key}`);
  const board = await openDashboard('/admin/board', { viewport: TABLET });
  await openCardMenu(board, 'New', code);
  await board.getByRole('dialog').getByRole('button', { name: 'Refuse…' }).click();
  const dialog = board.getByRole('dialog', { name: `Refuse order ${code}?` });
  await dialog.getByText('Sold out', { exact: true }).click();
  await dialog.getByText(tea.name).first().click();
  await dialog.getByRole('button', { name: 'Refuse and tell Maya' }).click();
  await expect(laneOf(board, 'New').getByText('was refused').last()).toBeVisible();
  const words = `Sorry, ${tea.name} is sold out today. We could not take your order. You pay nothing.`;
  await expect(customer.getByText(words).first()).toBeVisible();
  await customer.goto(`/single/${tea._id}`);
  await expect(customer.getByText(/^Sold out/)).toBeVisible();
});

test('C209: nothing on the board moves when an order arrives, or when one leaves its lane', async ({
  openDashboard,
  staffApi,
  request,
}) => {
  const tea = await staffApi.addDish('Chiya', 240);
  const place = async () => (await orderAsGuest(request, uniqueGuest('Om Rai'), [{ _id: tea._id }])).code;
  const [first, second] = [await place(), await place()];
  const board = await openDashboard('/admin/board', {
    viewport: TABLET,
  });
  await expect(cardIn(board, 'New', second)).toBeVisible();
  await board.evaluate(() => document.fonts.ready);
  const stay = await spotsOf(board);
  const third = await place();
  await expect(cardIn(board, 'New', third)).toBeAttached();
  expect(await spotsOf(board)).toMatchObject(stay);

  await cardIn(board, 'New', first).scrollIntoViewIfNeeded();
  const { [await idOf(cardIn(board, 'New', first))]: left, ...others } = await spotsOf(board);
  expect(left).toBeDefined();
  await accept(board, first);
  await expect(cardIn(board, 'Accepted', first)).toBeAttached();
  expect(await spotsOf(board)).toMatchObject(others);
});

for (const viewport of [TABLET, { width: 390, height: 844 }])
  test(`C209: the lanes stand still while the orders load, at ${viewport.width} px`, async ({
    openDashboard,
    staffApi,
    request,
  }) => {
    const tea = await staffApi.addDish('Chiya', 240);
    const { code } = await orderAsGuest(request, uniqueGuest('Om Rai'), [{ _id: tea._id }]);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const board = await openDashboard('/admin/board', {
      viewport,
      prepare: (page) =>
        page.route('**/api/v1/order/get?*', async (route) => {
          await asked;
          await route.continue();
        }),
    });
    const lane =
      viewport === TABLET
        ? board.getByRole('heading', { level: 2, name: 'Preparing' })
        : board.getByRole('group', { name: 'Lane' }).getByRole('button', { name: /^Preparing/ });
    await expect(board.getByRole('status').filter({ hasText: 'Loading orders' })).toBeVisible();
    await board.evaluate(() => document.fonts.ready);
    const topOf = async () => (await lane.boundingBox())?.y;
    const before = await topOf();
    answer();
    await expect(cardIn(board, 'New', code)).toBeVisible();
    expect(await topOf()).toBe(before);
  });
