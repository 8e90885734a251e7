import type { Page } from '@playwright/test';

declare global {
  interface Window {
    playedTones?: number;
    alarmTones?: number;
  }
}

/** A ring of the bell is two tones, one of the alarm four of other heights. */
const TONES = 2;
const ALARM_TONES = 4;

/** Counts audible tones. Runs in the page before its scripts. */
function countTones(): void {
  window.playedTones = 0;
  window.alarmTones = 0;
  const bell = [783.99, 1046.5];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    const isBell = bell.some((hertz) => Math.abs(hertz - this.frequency.value) < 1);
    const name = isBell ? 'playedTones' : 'alarmTones';
    if (this.context.state === 'running') window[name] = (window[name] ?? 0) + 1;
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

/** Returns how often the alarm has rung, which is for orders that nobody touches. Call {@link recordTones} first. */
export const countAlarms = async (page: Page): Promise<number> =>
  (await page.evaluate(() => window.alarmTones ?? Number.NaN)) / ALARM_TONES;
