import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Copies a remote's build, so that a test can change and release it. The caller removes the folder. */
export async function copyBuild(remote: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'storefront-e2e-dist-'));
  await cp(join(import.meta.dirname, '../..', `${remote}-remote/dist`), copy, {
    recursive: true,
    // Tests in another worker may be building this folder.
    filter: (source) => basename(source) !== 'standalone',
  });
  return copy;
}
