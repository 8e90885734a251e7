import type { Page } from '@playwright/test';

declare global {
  interface Window {
    playedTones?: number;
  }
}

/** A ring of the bell is two tones. */
const TONES = 2;

/** Counts audible tones. Runs in the page before its scripts. */
function countTones(): void {
  window.playedTones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    if (this.context.state === 'running') window.playedTones = (window.playedTones ?? 0) + 1;
    start.apply(this, when);
  };
}

/** Call before `page.goto`: starts counting. */
export async function recordTones(page: Page): Promise<void> {
  await page.addInitScript(countTones);
}

/** Returns how often the bell has rung. Call {@link recordTones} first. */
export const countRings = async (page: Page): Promise<number> =>
  (await page.evaluate(() => window.playedTones ?? Number.NaN)) / TONES;
