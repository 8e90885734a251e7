import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { z } from 'zod';

/** Age at which a lock is stale if its holder cannot be checked, ms. */
const STALE = 60_000;

const lockOwner = z.object({ id: z.string(), host: z.string(), pid: z.int().positive() });

/** The holder of a lock: the content of its file. */
type LockOwner = z.infer<typeof lockOwner>;

/** Returns this process as the holder of a lock. */
export const newOwner = (): LockOwner => ({ id: randomUUID(), host: hostname(), pid: process.pid });

/** Returns the holder of a lock; null if there is no lock or its content is unreadable. */
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

/** Returns whether a lock is stale: on the holder's machine if its process has ended, elsewhere after a minute. */
export async function isAbandoned(lock: string): Promise<boolean> {
  const owner = await ownerOf(lock);
  if (owner?.host === hostname()) return !isRunning(owner.pid);
  const since = await stat(lock).catch(() => null);
  return since !== null && Date.now() - since.mtimeMs > STALE;
}
