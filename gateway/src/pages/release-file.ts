import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clientFile } from '@storefront/shared/delivery/remote-manifest';

export interface ReleaseFile {
  readonly body: Buffer;
  readonly encoding: 'br' | null;
}

const readIfThere = (file: string): Promise<Buffer | null> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return null;
    throw error;
  });

/**
 * A file below `client/`, its brotli copy where the browser takes it and there is one. Null where there is no such
 * file, or where the name is not one that a build would give.
 */
export async function readReleaseFile(
  client: string,
  name: string,
  takesBrotli: boolean,
): Promise<ReleaseFile | null> {
  if (!clientFile.safeParse(name).success) return null;
  const path = join(client, name);
  const packed = takesBrotli ? await readIfThere(`${path}.br`) : null;
  if (packed) return { body: packed, encoding: 'br' };
  const body = await readIfThere(path);
  return body && { body, encoding: null };
}
