import type { Page } from '@playwright/test';

declare global {
  interface Window {
    heardTones?: number;
  }
}

/** A ring of the bell is two tones. */
const TONES = 2;

/** Counts audible tones. Runs in the page before its scripts. */
function countTones(): void {
  window.heardTones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    if (this.context.state === 'running') window.heardTones = (window.heardTones ?? 0) + 1;
    start.apply(this, when);
  };
}

/** Call before `page.goto`: starts counting. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(countTones);
}

/** Returns how often the bell has rung. Call {@link listen} first. */
export const ringsOf = async (page: Page): Promise<number> =>
  (await page.evaluate(() => window.heardTones ?? Number.NaN)) / TONES;
