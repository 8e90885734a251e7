import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { readShifts, watchShifts } from '../../../e2e/support/layout-shifts';
import type { Front, Sent } from '../line/front';
import type { PageKind } from './pages';
import { newPhone, openTab } from './phone';
import { tapEarly } from './tap-early';
import { type PageFigures, readPage, takeLongestInteraction, watchPage } from './watch-page';

/** Somebody's first visit to a page, and their second. */
export interface Visit extends PageFigures {
  readonly cls: number;
  readonly scriptBytes: number;
  readonly bytes: number;
  readonly requests: number;
  readonly sent: readonly Sent[];
  /** From a tap to the frame that shows what it did, once the page is at rest. */
  readonly tapDelay: number;
  /** The same of the slowest key in the page's search. */
  readonly typeDelay: number;
  /** Largest paint of the second visit, with what the first has left in the cache. */
  readonly repeatLcp: number;
}

/** Nothing under way for so long: the page is whole. */
const REST = 1_200;
const TIMEOUT_MS = 30_000;

async function atRest(front: Front): Promise<void> {
  const began = performance.now();
  // A page that the browser has kept asks for nothing at first.
  const rest = () => Math.min(front.idleFor(), performance.now() - began);
  while (rest() < REST && performance.now() - began < TIMEOUT_MS) await sleep(50);
}

/** Nothing is evaluated in the page before it is at rest: what Playwright brings along for that takes the page's time. */
async function goTo(tab: Page, front: Front, path: string): Promise<PageFigures> {
  await tab.goto(`${front.address}${path}`, { waitUntil: 'commit' });
  await atRest(front);
  await tab.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return tab.evaluate(readPage);
}

const bytesOf = (sent: readonly Sent[]) => sent.reduce((sum, { bytes }) => sum + bytes, 0);

/** Taps with a finger, and waits for the browser's own account of it. */
async function tapAndRead(tab: Page, { tap: { target, text } }: PageKind): Promise<number> {
  const all = tab.locator(target);
  await tab.evaluate(takeLongestInteraction);
  await (text === undefined ? all : all.filter({ hasText: text })).first().tap({ force: true });
  await sleep(600);
  return tab.evaluate(takeLongestInteraction);
}

async function typeAndRead(tab: Page, { search }: PageKind): Promise<number> {
  if (!search) return Number.NaN;
  await tab.locator(search).first().focus();
  await sleep(300);
  await tab.evaluate(takeLongestInteraction);
  await tab.keyboard.type('momo', { delay: 200 });
  await sleep(600);
  return tab.evaluate(takeLongestInteraction);
}

/** Whatever invites a visitor stands in the way of a finger. */
async function closeDialogs(tab: Page): Promise<void> {
  if ((await tab.locator('dialog[open], [role=dialog]').count()) > 0) await tab.keyboard.press('Escape');
}

async function comeAgain(phone: BrowserContext, front: Front, path: string): Promise<number> {
  front.hangUp();
  const tab = await openTab(phone);
  await tab.addInitScript(watchPage);
  return (await goTo(tab, front, path)).lcp;
}

/** Visits a page as somebody who was never here; then uses it, leaves, and comes again. */
export async function visitPage(browser: Browser, front: Front, page: PageKind): Promise<Visit> {
  const phone = await newPhone(browser);
  try {
    const tab = await openTab(phone);
    await tab.addInitScript(watchPage);
    await tab.addInitScript(watchShifts);
    front.takeSent();
    const figures = await goTo(tab, front, page.path);
    const { shift: cls } = await tab.evaluate(readShifts);
    const sent = front.takeSent();
    await closeDialogs(tab);
    const tapDelay = await tapAndRead(tab, page);
    const typeDelay = await typeAndRead(tab, page);
    // What it was shown is kept for the next visit now, with the first sign of life (C132).
    await atRest(front);
    await tab.close();
    return {
      ...figures,
      cls,
      sent,
      scriptBytes: bytesOf(sent.filter(({ destination }) => destination === 'script')),
      bytes: bytesOf(sent),
      requests: sent.length,
      tapDelay,
      typeDelay,
      repeatLcp: await comeAgain(phone, front, page.path),
    };
  } finally {
    await phone.close();
    front.hangUp();
  }
}

/** Asks the page itself, without the helpers that Playwright would put into it. */
async function tapAnsweredAt(tab: Page): Promise<number> {
  const session = await tab.context().newCDPSession(tab);
  const end = performance.now() + TIMEOUT_MS;
  while (performance.now() < end) {
    const { result } = await session.send('Runtime.evaluate', { expression: 'window.tapAnsweredAt' });
    if (typeof result.value === 'number') return result.value;
    await sleep(200);
  }
  throw new Error(`No tap on ${tab.url()} is answered.`);
}

/** Opens a page as somebody who was never here, and leaves again. */
export async function firstSight(browser: Browser, front: Front, path: string): Promise<PageFigures> {
  const phone = await newPhone(browser);
  try {
    const tab = await openTab(phone);
    await tab.addInitScript(watchPage);
    return await goTo(tab, front, path);
  } finally {
    await phone.close();
    front.hangUp();
  }
}

/** How long it takes until a tap on a page that comes for the first time is answered, ms. */
export async function tapAsSoonAsSeen(browser: Browser, front: Front, page: PageKind): Promise<number> {
  const phone = await newPhone(browser);
  try {
    const tab = await openTab(phone);
    await tab.addInitScript(tapEarly, page.tap);
    await tab.goto(`${front.address}${page.path}`, { waitUntil: 'commit' });
    return await tapAnsweredAt(tab);
  } finally {
    await phone.close();
    front.hangUp();
  }
}
