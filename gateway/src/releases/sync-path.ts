import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

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
