import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** The fields of /proc/<pid>/stat behind the name; null for a process that has ended. */
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

/**
 * Returns the processor time that a PostgreSQL has used, ms: of its first process, of those that it started, and of those that
 * have ended. Linux only.
 *
 * @throws Error without /proc
 */
export function databaseCpuMs(pid: number): number {
  const first = statOf(pid);
  if (!first) throw new Error(`There is no process ${pid} in /proc`);
  // Fields from the parent on: 0 parent, 10 user, 11 system, 12 and 13 of children that have ended.
  const at = (stat: readonly number[], ...fields: readonly number[]) =>
    fields.reduce((sum, field) => sum + (stat[field] ?? 0), 0);
  const others = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat?.[0] === pid);
  const ticks = at(first, 10, 11, 12, 13) + others.reduce((sum, stat) => sum + at(stat ?? [], 10, 11), 0);
  return ticks * TICK_MS;
}
