import { randomUUID } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { ReleaseError } from './release-error';

/** Age at which a lock is stale if its holder cannot be checked, ms. */
const STALE = 60_000;

const lockOwner = z.object({ id: z.string(), host: z.string(), pid: z.int().positive() });

/** The holder of a lock: the content of its file. */
type LockOwner = z.infer<typeof lockOwner>;

/** Returns this process as the holder of a lock. */
const newOwner = (): LockOwner => ({ id: randomUUID(), host: hostname(), pid: process.pid });

/** Returns the holder of a lock; null if there is no lock or its content is unreadable. */
async function ownerOf(lock: string): Promise<LockOwner | null> {
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

const TIMEOUT_MS = 30_000;
const STEP = 50;

/** Creates a file; returns false if it already exists. */
async function make(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a stale lock. Only one process at a time, or a second one could remove the lock of the next holder. */
async function removeAbandoned(lock: string): Promise<void> {
  const remover = `${lock}.remover`;
  if (await make(remover, JSON.stringify(newOwner()))) {
    try {
      if (await isAbandoned(lock)) await rm(lock, { recursive: true, force: true });
    } finally {
      await rm(remover, { force: true });
    }
  } else if (await isAbandoned(remover)) {
    await rm(remover, { force: true });
  }
}

/**
 * Runs `work` while holding the lock file, so that concurrent releases do not lose registry entries. Throws {@link
 * ReleaseError} if another process holds the lock for half a minute.
 */
export async function withLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  const owner = newOwner();
  for (let waited = 0; !(await make(lock, JSON.stringify(owner))); waited += STEP) {
    if (waited >= TIMEOUT_MS) throw new ReleaseError(`another release is running (${lock})`);
    if (await isAbandoned(lock)) await removeAbandoned(lock);
    else await wait(STEP);
  }
  try {
    return await work();
  } finally {
    if ((await ownerOf(lock))?.id === owner.id) await rm(lock, { force: true });
  }
}
