import type { BrowserContext } from '@playwright/test';
import type { Tab } from './tabs';

declare global {
  interface Window {
    firstRowsAt?: number;
  }
}

/** How long a tab took, ms. */
export interface Opening {
  /** From the address until the first rows are painted. */
  readonly rows: number;
  /** Of it, the call that brings them. */
  readonly answer: number;
}

/** Notes when the first row is on the screen; runs in the page before anything of it. */
function watchRows(row: string): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(row)) return;
    watch.disconnect();
    // The frame after the next: by then this one is painted.
    requestAnimationFrame(() => {
      requestAnimationFrame((now) => {
        window.firstRowsAt = now;
      });
    });
  });
  watch.observe(document, { subtree: true, childList: true });
}

/** How long the first call of an address took; runs in the page. */
function answerTime(part: string): number {
  const calls = performance.getEntriesByType('resource');
  return calls.find(({ name }) => name.includes(part))?.duration ?? Number.NaN;
}

/** Opens a tab by its address in a window of its own, whose browser has been there before. */
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
