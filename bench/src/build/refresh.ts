import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { QUIET_BROWSER } from '../../../e2e/support/quiet-browser';
import { allowOurFunctions } from '../common/in-page';
import type { BorrowedSource } from './borrow-source';

declare global {
  interface Window {
    shownAt?: number;
  }
}

/** Longest time until development servers show their first page. */
const TIMEOUT_MS = 300_000;

/** Records when the page's heading has this text and was painted. Runs in the page. */
function watchHeading(text: string): void {
  delete window.shownAt;
  const look = () => {
    if (document.querySelector('main h1')?.textContent !== text) return;
    watch.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.shownAt = Date.now();
      }),
    );
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { subtree: true, childList: true, characterData: true });
  look();
}

/** Opens an address of a development server as soon as it answers, and waits for its heading. */
async function openWhenReady(page: Page, address: string, heading: string): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  // Without the browser, which would draw a page of its own for each refusal.
  while (!(await fetch(address).catch(() => null))?.ok) {
    if (Date.now() > end) throw new Error(`${address} does not answer.`);
    await sleep(100);
  }
  await page.goto(address);
  await page.locator('main h1', { hasText: heading }).waitFor({ timeout: TIMEOUT_MS });
}

/**
 * Returns the time from starting development servers until a page of theirs shows its heading, ms.
 *
 * @param start starts them, and returns what stops them
 */
export async function measureStart(
  executablePath: string,
  address: string,
  heading: string,
  start: () => () => Promise<void>,
): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: [...QUIET_BROWSER] });
  const page = await browser.newPage();
  const began = Date.now();
  const stop = start();
  try {
    await openWhenReady(page, address, heading);
    return Date.now() - began;
  } finally {
    await browser.close();
    await stop();
  }
}

async function openPage(browser: Browser, address: string, heading: string): Promise<Page> {
  const context = await browser.newContext();
  await allowOurFunctions(context);
  const page = await context.newPage();
  await openWhenReady(page, address, heading);
  return page;
}

async function refreshAt(page: Page, source: BorrowedSource, heading: string, rounds: number) {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const text = `${heading} ${new URL(page.url()).port}-${round}`;
    await page.evaluate(watchHeading, text);
    // The file watcher must see two separate edits.
    await sleep(1_500);
    const began = Date.now();
    source.write(text);
    await page.waitForFunction(() => window.shownAt !== undefined, undefined, { timeout: 60_000 });
    times.push((await page.evaluate(() => window.shownAt ?? Number.NaN)) - began);
  }
  await page.context().close();
  // The first edit warms up the compiler.
  return times.slice(1);
}

/** Returns the time from writing a source until pages at these addresses show it, ms. */
export async function measureRefresh(
  executablePath: string,
  addresses: readonly string[],
  source: BorrowedSource,
  heading: string,
  rounds: number,
): Promise<number[][]> {
  const browser = await chromium.launch({ executablePath, args: [...QUIET_BROWSER] });
  try {
    const pages: Page[] = [];
    // All of them are compiled before the first edit.
    for (const address of addresses) pages.push(await openPage(browser, address, heading));
    const all: number[][] = [];
    for (const page of pages) {
      all.push(await refreshAt(page, source, heading, rounds));
      source.write(heading);
    }
    return all;
  } finally {
    await browser.close();
  }
}
