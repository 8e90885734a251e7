import { chromium, type Page } from '@playwright/test';
import { QUIET_BROWSER } from '../../../e2e/support/quiet-browser';
import { guestCheckouts, newPhone, PHONE_MARK } from '../api/orders';
import { pathOf } from '../api/requests';
import { allowOurFunctions } from '../common/in-page';
import { median } from '../common/median';
import type { Shop } from '../shop/start-shop';
import { openBoardShop } from './board-shop';
import { expectCard, isAtRest, readArrival, watchEvents } from './watch-arrival';

/** Orders on the board. */
export const BOARD_ORDERS = 300;

/** A desktop screen. */
const VIEWPORT = { width: 1280, height: 900 };

/** A measured time over all rounds, ms. */
interface Spread {
  readonly median: number;
  readonly worst: number;
}

/** Times of new orders on the board, ms. */
export interface BoardResult {
  /** From the event of the socket, which brings the order, until its card is painted. */
  readonly paint: Spread;
  /** The frame after the event that shows the card: 1 is the next one. No ms. */
  readonly frames: Spread;
  /** The longest task over 50 ms of each round; 0 if there was none. */
  readonly longTask: Spread;
}

const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  worst: Math.max(...values),
});

async function placeOrder({ address }: Shop, turn: number): Promise<void> {
  const checkout = JSON.stringify(guestCheckouts[turn % guestCheckouts.length]);
  const answer = await fetch(`${address}${pathOf('placeGuestOrder')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: checkout.replace(PHONE_MARK, newPhone()),
  });
  if (!answer.ok) throw new Error(`An order failed with ${answer.status}: ${await answer.text()}`);
}

/** Opens the board and waits until it is live by a web socket. */
async function openBoard(page: Page, { address }: Shop): Promise<void> {
  const upgraded = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framesent', ({ payload }) => payload === '5'));
  await page.goto(`${address}/admin/board`);
  await page
    .locator('article')
    .nth(BOARD_ORDERS - 1)
    .waitFor({ state: 'attached' });
  await upgraded;
}

/** Places orders one after another while the board shows 300 open ones, and measures when each is painted. */
export async function benchBoard(executablePath: string, rounds: number): Promise<BoardResult> {
  const shop = await openBoardShop(BOARD_ORDERS);
  const browser = await chromium.launch({ executablePath, args: [...QUIET_BROWSER] });
  try {
    const context = await browser.newContext({ viewport: VIEWPORT });
    await context.addCookies([{ name: 'session', value: shop.staffSession, url: shop.address }]);
    await allowOurFunctions(context);
    await context.addInitScript(watchEvents);
    const page = await context.newPage();
    await openBoard(page, shop);
    const arrivals = [];
    // The first order warms up.
    for (let round = 0; round <= rounds; round += 1) {
      await page.evaluate(expectCard);
      await placeOrder(shop, round);
      await page.waitForFunction(isAtRest);
      arrivals.push(await page.evaluate(readArrival));
    }
    const counted = arrivals.slice(1);
    return {
      paint: spreadOf(counted.map(({ eventAt, paintAt }) => paintAt - eventAt)),
      frames: spreadOf(counted.map(({ frames }) => frames)),
      longTask: spreadOf(counted.map(({ longTasks }) => Math.max(0, ...longTasks))),
    };
  } finally {
    await browser.close();
    await shop.stop();
  }
}
