import { open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Syncs a file, or the names in a folder, to the disk. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Syncs everything below a folder to the disk. */
export async function syncTree(folder: string): Promise<void> {
  const below = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    below
      .filter((entry) => entry.isFile() || entry.isDirectory())
      .map((entry) => syncPath(join(entry.parentPath, entry.name))),
  );
  await syncPath(folder);
}

/** Replaces a file atomically: readers see the old text or the new one, also after a power cut. */
export async function writeFileAtomically(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(draft, text, { flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncPath(dirname(file));
}
