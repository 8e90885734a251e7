import { expect, type Page, type Route } from '@playwright/test';
import { orderOf, showStatus } from '../support/orders-tab';
import { keepPageClock } from '../support/page-clock';
import { reloadWith } from './reload-with';
import { openSoldOut } from './staff-states';
import { waitForPaint } from './wait-for-screen';

interface ShownOrder {
  readonly _id: string;
  readonly item: readonly { readonly quantity: number }[];
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const accepted = () => ({
  status: 'processing',
  step: 'accepted',
  acceptedAt: inMinutes(0),
  promisedAt: inMinutes(20),
});

const acceptFirst = (page: Page) =>
  page
    .getByRole('button', { name: /^Accept / })
    .first()
    .click();

/** Answers the next change of a step instead of the server: the shop's orders stay for the other screens. */
const answerStep = (page: Page, answer: (route: Route, id: string) => Promise<void>) =>
  page.route(
    '**/api/v1/order/step/*',
    (route) => answer(route, new URL(route.request().url()).pathname.split('/').at(-1) ?? ''),
    { times: 1 },
  );

/** Shows the place that a new order left when it was accepted, with Undo (C209). Its ten seconds do not pass. */
export async function showUndo(page: Page): Promise<void> {
  let moved = '';
  const change = accepted();
  await reloadWith(page, 'order/get?*', (orders: readonly ShownOrder[]) =>
    orders.map((order) => (order._id === moved ? { ...order, ...change } : order)),
  );
  await answerStep(page, (route, id) => {
    moved = id;
    return route.fulfill({ json: { success: true, message: 'OK', data: change } });
  });
  await keepPageClock(page);
  await page.clock.setFixedTime(Date.now());
  await acceptFirst(page);
  await expect(page.getByRole('button', { name: /^Undo: / })).toBeVisible();
}

/** Shows both versions of an order that somebody else accepted and edited first (C232). */
export async function showConflict(page: Page): Promise<void> {
  const shown = new Map<string, ShownOrder>();
  await reloadWith(page, 'order/get?*', (orders: readonly ShownOrder[]) => {
    for (const order of orders) shown.set(order._id, order);
    return orders;
  });
  await answerStep(page, (route, id) => {
    const order = shown.get(id);
    const item = order?.item.map((line, index) => (index === 0 ? { ...line, quantity: 3 } : line));
    const current = { ...order, ...accepted(), item, version: 99 };
    const data = { changedBy: 'Maya Lama', changedAt: inMinutes(-1), version: 99, current };
    return route.fulfill({ status: 409, json: { success: false, message: 'Somebody was faster', data } });
  });
  await acceptFirst(page);
  await expect(page.getByRole('dialog').getByText('Maya Lama')).toBeVisible();
}

/** Loses the network on the open screen. */
export async function loseBoardNetwork(page: Page): Promise<void> {
  await waitForPaint(page);
  await page.context().setOffline(true);
  await expect(page.getByText(/^No network since/)).toBeVisible();
}

/** Shows how long a dish is sold out (C225, C226). */
export async function showHowLong(page: Page): Promise<void> {
  await openSoldOut(page);
  await page.getByRole('button', { name: 'How long Lemon tart is sold out' }).click();
  await expect(page.getByRole('dialog', { name: 'Lemon tart: sold out?' })).toBeVisible();
}

const openFirstMenu = (page: Page) =>
  page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();

/** Shows who did what with an order that is ready (C216). */
export async function showHistory(page: Page): Promise<void> {
  await showStatus(page, 'Processing');
  await orderOf(page, 'Kamala Thapa')
    .getByRole('button', { name: /^History of / })
    .click();
  await expect(page.getByRole('list', { name: 'History' })).toBeVisible();
}

/** Shows the page as it is printed, once its paper is there. */
export async function showPaper(page: Page): Promise<void> {
  await expect(page.locator('body > [data-print]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
}

/** Shows the tickets of the first order of the board (C223). No dialog of the browser opens. */
export async function showTickets(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { print: () => {} }));
  await openFirstMenu(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
  await showPaper(page);
}

/** Shows the run sheet of the riders (C234). */
export async function showRunSheet(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { print: () => {} }));
  await page.getByRole('button', { name: 'Print run sheet' }).click();
  await showPaper(page);
}
