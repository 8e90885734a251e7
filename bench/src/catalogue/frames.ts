import { percentile } from '../api/sample';
import type { ScrollSample } from './steady-scroll';

/** A frame of a screen that shows sixty a second, ms. */
const FRAME = 1000 / 60;

/** How smooth a stretch was; times in ms. */
export interface Smoothness {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Share of the frames that a screen would have shown and did not get, 0 to 1. */
  readonly dropped: number;
  readonly longTasks: number;
  /** The longest of them; 0 where there was none. */
  readonly longest: number;
}

/** How smooth a page was on its way. */
export function smoothnessOf({ intervals, longTasks }: ScrollSample): Smoothness {
  const sorted = Float64Array.from(intervals).sort();
  const due = intervals.map((interval) => Math.max(1, Math.round(interval / FRAME)));
  const all = due.reduce((sum, frames) => sum + frames, 0);
  return {
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    dropped: all === 0 ? 0 : (all - intervals.length) / all,
    longTasks: longTasks.length,
    longest: Math.max(0, ...longTasks),
  };
}
