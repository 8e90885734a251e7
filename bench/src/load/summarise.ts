import { percentile } from '../api/sample';
import { median } from '../common/median';
import { mergeLogs, type RequestLog } from './people/request-log';

/** The requests of one kind, in numbers; times are ms. */
export interface KindSummary {
  readonly kind: string;
  readonly count: number;
  readonly errors: number;
  readonly p50: number;
  readonly p99: number;
}

const sorted = (times: readonly number[]) => Float64Array.from(times).sort();

/** Returns a line for each kind, and one for all of them. */
export function summariseKinds(log: RequestLog): KindSummary[] {
  const lines = [...log].map(([kind, { ms, errors }]) => {
    const times = sorted(ms);
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
    return { kind, count: ms.length + errors.length, errors: errors.length, p50, p99 };
  });
  const all = [...mergeLogs([...log].map(([, requests]) => new Map([['all', requests]])))];
  const [first] = all;
  if (!first || log.size < 2) return lines;
  return [...lines, ...summariseKinds(new Map([first]))];
}

/** A measurement of the server. */
export interface MemorySample {
  /** ms since 1970. */
  readonly at: number;
  readonly mb: number;
}

export interface Memory {
  /** Medians of the first and the last minute, or third if there are less than three minutes, MB. */
  readonly first: number;
  readonly last: number;
  readonly peak: number;
  /** The line through all samples, MB a minute. */
  readonly perMinute: number;
  /** Whether the last minute is at most a tenth above the first; null if there are less than three minutes. */
  readonly isFlat: boolean | null;
}

const MINUTE_MS = 60_000;
const FLAT = 1.1;

/** The slope of the line with the least squares. */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))];
  const over = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0);
  const under = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  return under === 0 ? 0 : over / under;
}

export function summariseMemory(samples: readonly MemorySample[]): Memory {
  const times = samples.map(({ at }) => at);
  const [begin, end] = [Math.min(...times), Math.max(...times)];
  const part = Math.min(MINUTE_MS, (end - begin) / 3);
  const medianOf = (from: number, to: number) =>
    median(samples.flatMap(({ at, mb }) => (at >= from && at <= to ? [mb] : [])));
  const [first, last] = [medianOf(begin, begin + part), medianOf(end - part, end)];
  const minutes = samples.map(({ at, mb }) => [(at - begin) / MINUTE_MS, mb] as const);
  const peak = Math.max(...samples.map(({ mb }) => mb));
  const isFlat = part < MINUTE_MS ? null : last <= FLAT * first;
  return { first, last, peak, perMinute: slopeOf(minutes), isFlat };
}

/** Orders that were acknowledged and are not stored, and stored ones beyond those. */
export interface OrderCheck {
  readonly acknowledged: number;
  readonly stored: number;
  readonly lost: number;
  readonly doubled: number;
}

/** Compares the ids of acknowledged and stored orders. An order whose answer never came counts as doubled, and as an error. */
export function checkOrders(acknowledged: readonly string[], stored: readonly string[]): OrderCheck {
  const [acknowledgedIds, storedIds] = [new Set(acknowledged), new Set(stored)];
  return {
    acknowledged: acknowledgedIds.size,
    stored: stored.length,
    lost: [...acknowledgedIds].filter((id) => !storedIds.has(id)).length,
    doubled: stored.filter((id) => !acknowledgedIds.has(id)).length,
  };
}

/** Returns p99 of each part of a time, ms; NaN for a part without requests. @param from and partMs in ms */
export function p99OverTime(
  { at, ms }: { readonly at: readonly number[]; readonly ms: readonly number[] },
  from: number,
  partMs: number,
): number[] {
  const parts: number[][] = [];
  for (const [index, time] of at.entries()) {
    const part = Math.max(0, Math.floor((time - from) / partMs));
    parts[part] ??= [];
    parts[part].push(ms[index] ?? 0);
  }
  return Array.from(parts, (times) => (times ? percentile(sorted(times), 0.99) : Number.NaN));
}
