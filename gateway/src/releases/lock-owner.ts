import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { z } from 'zod';

/** A lock of which nobody knows whether its holder lives is left alone this long, ms. */
const STALE = 60_000;

const lockOwner = z.object({ id: z.string(), host: z.string(), pid: z.int().positive() });

/** Who holds a lock: the content of its file. */
type LockOwner = z.infer<typeof lockOwner>;

/** This process, as the holder of one lock. */
export const newOwner = (): LockOwner => ({ id: randomUUID(), host: hostname(), pid: process.pid });

/** The holder that a lock names; null where there is no lock, or none that says so. */
export async function ownerOf(lock: string): Promise<LockOwner | null> {
  const text = await readFile(lock, 'utf8').catch(() => '');
  try {
    return lockOwner.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a lock was left by a process that died: known at once on its own machine, after a minute elsewhere. */
export async function isAbandoned(lock: string): Promise<boolean> {
  const owner = await ownerOf(lock);
  if (owner?.host === hostname()) return !isRunning(owner.pid);
  const since = await stat(lock).catch(() => null);
  return since !== null && Date.now() - since.mtimeMs > STALE;
}
