import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, and memory in pages. */
const TICK_MS = 10;
const PAGE_MB = 4096 / 1e6;

/** Fields of /proc/<pid>/stat, counted from the parent's id. */
const PARENT = 0;
const USER_AND_SYSTEM = [10, 11];
const OF_ENDED_CHILDREN = [12, 13];
const RESIDENT = [20];

/** Returns the fields of /proc/<pid>/stat from the parent's id on; null for a process that has ended. */
function statOf(pid: number | string): number[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text
      .slice(text.lastIndexOf(')') + 4)
      .split(' ')
      .map(Number);
  } catch {
    return null;
  }
}

const sumOf = (stat: readonly number[], fields: readonly number[]) =>
  fields.reduce((sum, field) => sum + (stat[field] ?? 0), 0);

export interface ProcessUsage {
  /** Processor time, ms, also of child processes that have ended. */
  readonly cpuMs: number;
  /** Resident memory, MB. */
  readonly memoryMb: number;
}

/**
 * Returns what a process and those that it started use: a PostgreSQL with its connections, a server with the process that
 * renders pages. Linux only.
 *
 * @throws Error without /proc
 */
export function usageOf(pid: number): ProcessUsage {
  const first = statOf(pid);
  if (!first) throw new Error(`There is no process ${pid} in /proc`);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = statOf(name);
      return stat?.[PARENT] === pid ? [stat] : [];
    });
  const all = [first, ...children];
  const ticks = all.reduce(
    (sum, stat) => sum + sumOf(stat, USER_AND_SYSTEM),
    sumOf(first, OF_ENDED_CHILDREN),
  );
  const pages = all.reduce((sum, stat) => sum + sumOf(stat, RESIDENT), 0);
  return { cpuMs: ticks * TICK_MS, memoryMb: pages * PAGE_MB };
}
