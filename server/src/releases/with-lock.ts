import { mkdir, rm, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { ReleaseError } from './release-error';

/** A lock older than this was left by a process that died, ms. */
const STALE = 60_000;
const PATIENCE = 30_000;
const STEP = 50;

async function take(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const since = await stat(lock).catch(() => null);
  if (since && Date.now() - since.mtimeMs > STALE) await rm(lock, { recursive: true, force: true });
  return false;
}

/**
 * Runs `work` while holding the lock folder, so that two teams that release at once do not lose one another's entry.
 * Throws {@link ReleaseError} when somebody else keeps the lock for half a minute.
 */
export async function withLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  for (let waited = 0; !(await take(lock)); waited += STEP) {
    if (waited >= PATIENCE) throw new ReleaseError(`another release is at work (${lock})`);
    await wait(STEP);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}
