import type { BrowserContext } from '@playwright/test';
import type { Tab } from './tabs';

declare global {
  interface Window {
    firstRowsAt?: number;
  }
}

/** Times of a tab, ms. */
export interface Opening {
  /** From the navigation until the first rows are painted. */
  readonly rows: number;
  /** Of these, the call that loads the rows. */
  readonly answer: number;
}

/** Records when the first row is painted. Runs in the page before its own scripts. */
function watchRows(row: string): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(row)) return;
    watch.disconnect();
    // Waits two frames: then this one is painted.
    requestAnimationFrame(() => {
      requestAnimationFrame((now) => {
        window.firstRowsAt = now;
      });
    });
  });
  watch.observe(document, { subtree: true, childList: true });
}

/** Returns the time of the first call to an address. Runs in the page. */
function answerTime(part: string): number {
  const calls = performance.getEntriesByType('resource');
  return calls.find(({ name }) => name.includes(part))?.duration ?? Number.NaN;
}

/** Opens a tab by its address in a new window of a browser with a warm cache. */
export async function openTab(
  context: Pick<BrowserContext, 'newPage'>,
  origin: string,
  { path, row, call }: Tab,
): Promise<Opening> {
  const page = await context.newPage();
  try {
    await page.addInitScript(watchRows, row);
    await page.goto(`${origin}${path}`);
    await page.waitForFunction(() => window.firstRowsAt !== undefined);
    const rows = await page.evaluate(() => window.firstRowsAt ?? Number.NaN);
    return { rows, answer: await page.evaluate(answerTime, call) };
  } finally {
    await page.close();
  }
}
