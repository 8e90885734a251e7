import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { QUIET_BROWSER } from '../../../e2e/support/quiet-browser';
import { ORDINARY, sizesFor } from '../shop/sizes';
import type { Shop } from '../shop/start-shop';
import { compareTabs, type TabComparison, type TabRound } from './compare-tabs';
import { openTab } from './open-tab';
import type { StaffBenchFlags } from './read-flags';
import { openStaffShop } from './staff-shop';
import { type Tab, tabs } from './tabs';

/** A desktop screen. */
const VIEWPORT = { width: 1280, height: 900 };

/** One line of the result. */
export interface StaffRow extends TabComparison {
  readonly tab: string;
}

interface Side {
  readonly context: BrowserContext;
  readonly origin: string;
}

async function sitDown(browser: Browser, { address, staffSession }: Shop): Promise<Side> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  await context.addCookies([{ name: 'session', value: staffSession, url: address }]);
  return { context, origin: address };
}

const openAt = ({ context, origin }: Side, tab: Tab) => openTab(context, origin, tab);

/** Returns both shops in alternating order. */
async function openAtBoth(few: Side, many: Side, tab: Tab, round: number): Promise<TabRound> {
  if (round % 2 === 0) {
    const first = await openAt(few, tab);
    return { few: first, many: await openAt(many, tab) };
  }
  const first = await openAt(many, tab);
  return { many: first, few: await openAt(few, tab) };
}

async function measure(few: Side, many: Side, rounds: number): Promise<StaffRow[]> {
  for (const tab of tabs) await openAtBoth(few, many, tab, 0);
  const done = new Map<Tab, TabRound[]>(tabs.map((tab) => [tab, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [tab, own] of done) own.push(await openAtBoth(few, many, tab, round));
  return [...done].map(([tab, own]) => ({ tab: tab.name, ...compareTabs(own) }));
}

/**
 * Opens each tab of the dashboard in a shop with 1,000 orders and in a large one, in turn, on the embedded database.
 */
export async function benchStaff(
  executablePath: string,
  { large, rounds }: StaffBenchFlags,
  onShop: (orders: number) => void,
): Promise<readonly StaffRow[]> {
  const toStop: (() => Promise<unknown>)[] = [];
  const open = async (sizes: typeof ORDINARY) => {
    const shop = await openStaffShop(sizes);
    toStop.unshift(() => shop.stop());
    onShop(sizes.orders);
    return shop;
  };
  try {
    const shops = [await open(ORDINARY), await open(sizesFor(large))] as const;
    const browser = await chromium.launch({ executablePath, args: [...QUIET_BROWSER] });
    toStop.unshift(() => browser.close());
    return await measure(await sitDown(browser, shops[0]), await sitDown(browser, shops[1]), rounds);
  } finally {
    for (const stop of toStop) await stop();
  }
}
