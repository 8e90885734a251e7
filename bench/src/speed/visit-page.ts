import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { readShifts, watchShifts } from '../../../e2e/support/layout-shifts';
import type { Front, Sent } from '../line/front';
import type { PageKind } from './pages';
import { newPhone, openTab } from './phone';
import { tapEarly } from './tap-early';
import { type PageMetrics, readPage, takeLongestInteraction, watchPage } from './watch-page';

/** A first and a second visit to a page. */
export interface Visit extends PageMetrics {
  readonly cls: number;
  readonly scriptBytes: number;
  readonly bytes: number;
  readonly requests: number;
  readonly sent: readonly Sent[];
  /** Time from a tap to the frame that shows its effect, on an idle page. */
  readonly tapDelay: number;
  /** The same for the slowest key in the page's search. */
  readonly typeDelay: number;
  /** Largest paint of the second visit, with the cache of the first. */
  readonly repeatLcp: number;
}

/** The page is complete after this time without transfers, ms. */
const REST = 1_200;
const TIMEOUT_MS = 30_000;

async function atRest(front: Front): Promise<void> {
  const began = performance.now();
  // A cached page sends no request at first.
  const rest = () => Math.min(front.idleFor(), performance.now() - began);
  while (rest() < REST && performance.now() - began < TIMEOUT_MS) await sleep(50);
}

/** Does not evaluate code in the page before it is idle: Playwright's helpers would take the page's time. */
async function goTo(tab: Page, front: Front, path: string): Promise<PageMetrics> {
  await tab.goto(`${front.address}${path}`, { waitUntil: 'commit' });
  await atRest(front);
  await tab.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return tab.evaluate(readPage);
}

const bytesOf = (sent: readonly Sent[]) => sent.reduce((sum, { bytes }) => sum + bytes, 0);

/** Taps by touch and waits for the browser's event timing entries. */
async function tapAndRead(tab: Page, { tap: { target, text, next } }: PageKind): Promise<number> {
  const all = tab.locator(target);
  const first = (text === undefined ? all : all.filter({ hasText: text })).first();
  // A person taps what stands still on the screen: scrolling to it is not part of the tap.
  await first.scrollIntoViewIfNeeded();
  await sleep(600);
  await tab.evaluate(takeLongestInteraction);
  await first.tap({ force: true });
  await sleep(600);
  if (next) {
    await tab.locator(next).first().tap();
    await sleep(600);
  }
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

/** Closes the invitation dialog, which would cover the target. */
async function closeDialogs(tab: Page): Promise<void> {
  if ((await tab.locator('dialog[open], [role=dialog]').count()) > 0) await tab.keyboard.press('Escape');
}

async function comeAgain(phone: BrowserContext, front: Front, path: string): Promise<number> {
  front.hangUp();
  const tab = await openTab(phone);
  await tab.addInitScript(watchPage);
  return (await goTo(tab, front, path)).lcp;
}

/** Visits a page with an empty cache, uses it, leaves, and visits it again. */
export async function visitPage(browser: Browser, front: Front, page: PageKind): Promise<Visit> {
  const phone = await newPhone(browser);
  try {
    const tab = await openTab(phone);
    await tab.addInitScript(watchPage);
    await tab.addInitScript(watchShifts);
    front.takeSent();
    const metrics = await goTo(tab, front, page.path);
    const { shift: cls } = await tab.evaluate(readShifts);
    const sent = front.takeSent();
    await closeDialogs(tab);
    const tapDelay = await tapAndRead(tab, page);
    const typeDelay = await typeAndRead(tab, page);
    // The service worker stores the page at the first interaction (C132).
    await atRest(front);
    await tab.close();
    return {
      ...metrics,
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

/** Evaluates in the page without Playwright's helpers. */
async function tapAnsweredAt(tab: Page): Promise<number> {
  const session = await tab.context().newCDPSession(tab);
  const end = performance.now() + TIMEOUT_MS;
  while (performance.now() < end) {
    const { result } = await session.send('Runtime.evaluate', { expression: 'window.tapAnsweredAt' });
    if (typeof result.value === 'number') return result.value;
    await sleep(200);
  }
  throw new Error(`${tab.url()} does not react to taps.`);
}

/** Opens a page with an empty cache, and leaves. */
export async function firstSight(browser: Browser, front: Front, path: string): Promise<PageMetrics> {
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

/** Returns the time until a page reacts to a tap on a first visit, ms. */
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
