import { randomUUID } from 'node:crypto';
import { lstat, readlink, rm, symlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { ReleaseError } from './release-error';

/** Age at which a lock is stale if its holder cannot be checked, ms. */
const STALE = 60_000;

const lockOwner = z.object({ id: z.string(), host: z.string(), pid: z.int().positive() });

/** The holder of a lock, as JSON. */
type LockOwner = z.infer<typeof lockOwner>;

/** Returns this process as the holder of a lock. */
const newOwner = (): LockOwner => ({ id: randomUUID(), host: hostname(), pid: process.pid });

/** Returns the holder of a lock; null if there is no lock or its content is unreadable. */
async function ownerOf(lock: string): Promise<LockOwner | null> {
  const text = await readlink(lock).catch(() => '');
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
  const since = await lstat(lock).catch(() => null);
  return since !== null && Date.now() - since.mtimeMs > STALE;
}

const TIMEOUT_MS = 30_000;
const STEP = 50;

/**
 * Creates a lock with its holder; returns false if it already exists. The lock is a symbolic link whose target names the
 * holder: a link is created in one step, so a kill leaves no lock without a holder, as it could with a file.
 */
async function make(lock: string, owner: LockOwner): Promise<boolean> {
  try {
    await symlink(JSON.stringify(owner), lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a stale lock. Only one process at a time, or a second one could remove the lock of the next holder. */
async function removeAbandoned(lock: string): Promise<void> {
  const remover = `${lock}.remover`;
  if (await make(remover, newOwner())) {
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
 * Runs `work` while holding the lock, so that concurrent releases do not lose registry entries. Throws {@link
 * ReleaseError} if another process holds the lock for half a minute.
 */
export async function withLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  const owner = newOwner();
  for (let waited = 0; !(await make(lock, owner)); waited += STEP) {
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
