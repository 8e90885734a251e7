import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncPath } from './sync-path';

/** Replaces a file atomically: readers see the old text or the new one, also after a power cut. */
export async function writeFileAtomically(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  const handle = await open(draft, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  await syncPath(dirname(file));
}
