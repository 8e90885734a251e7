import { rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isAbandoned, newOwner, ownerOf } from './lock-owner';
import { ReleaseError } from './release-error';

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
