import type { Browser } from '@playwright/test';
import { allowOurFunctions } from '../common/in-page';
import { median } from '../common/median';
import type { Front } from '../line/front';
import { openTab as openStaffTab } from '../staff/open-tab';
import { tabs } from '../staff/tabs';
import { openTab } from './phone';
import { placeOrder } from './place-order';
import type { Candidate } from './speed-bench';

const PATH = '/admin/orders';
const ORDERS = 10;
const DESK = { width: 1280, height: 900 };

/** Places a few orders, so that the list has rows. */
export async function placeOrders(origin: string): Promise<void> {
  for (let number = 1; number <= ORDERS; number += 1) await placeOrder(origin, `Guest ${number}`);
}

/** Returns the time until signed-in staff on a new device see the first order, ms. */
async function ordersSeen(browser: Browser, front: Front, session: string): Promise<number> {
  const tab = tabs.find(({ path }) => path === PATH);
  if (!tab) throw new Error(`The dashboard has no ${PATH}.`);
  const context = await browser.newContext({ viewport: DESK });
  await allowOurFunctions(context);
  try {
    await context.addCookies([{ name: 'session', value: session, url: front.address }]);
    const { rows } = await openStaffTab({ newPage: () => openTab(context) }, front.address, tab);
    return rows;
  } finally {
    await context.close();
    front.hangUp();
  }
}

export interface StaffOrdersRow {
  readonly candidate: string;
  readonly ms: number;
}

/** Measures the order list of each candidate in turn. */
export async function benchStaffOrders(
  browser: Browser,
  candidates: readonly Candidate[],
  session: string,
  rounds: number,
): Promise<readonly StaffOrdersRow[]> {
  const times = candidates.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, { front }] of candidates.entries())
      times[at]?.push(await ordersSeen(browser, front, session));
  return candidates.map(({ name }, at) => ({ candidate: name, ms: median(times[at] ?? []) }));
}
