import { rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isAbandoned, newOwner, ownerOf } from './lock-owner';
import { ReleaseError } from './release-error';

const PATIENCE = 30_000;
const STEP = 50;

/** Makes a file that must not exist yet; answers whether it did. */
async function make(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a lock whose holder died. One process at a time, or a second one could remove the lock of the next holder. */
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
 * Runs `work` while holding the lock file, so that two teams that release at once do not lose one another's entry.
 * Throws {@link ReleaseError} when somebody else keeps the lock for half a minute.
 */
export async function withLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  const owner = newOwner();
  for (let waited = 0; !(await make(lock, JSON.stringify(owner))); waited += STEP) {
    if (waited >= PATIENCE) throw new ReleaseError(`another release is at work (${lock})`);
    if (await isAbandoned(lock)) await removeAbandoned(lock);
    else await wait(STEP);
  }
  try {
    return await work();
  } finally {
    if ((await ownerOf(lock))?.id === owner.id) await rm(lock, { force: true });
  }
}
