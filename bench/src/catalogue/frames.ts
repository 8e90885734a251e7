import { percentile } from '../api/sample';
import type { ScrollSample } from './steady-scroll';

/** Length of a frame at 60 Hz, ms. */
const FRAME = 1000 / 60;

/** Smoothness of scrolling; times in ms. */
export interface Smoothness {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Share of dropped frames, 0 to 1. */
  readonly dropped: number;
  readonly longTasks: number;
  /** The longest task; 0 if there was none. */
  readonly longest: number;
}

/** Returns how smoothly a page scrolled. */
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
