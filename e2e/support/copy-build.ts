import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** A copy of a remote's build, to be changed and released. Whoever asks removes it. */
export async function copyBuild(remote: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'storefront-e2e-dist-'));
  await cp(join(import.meta.dirname, '../..', `${remote}-remote/dist`), copy, {
    recursive: true,
    // Other journeys build that one meanwhile.
    filter: (source) => basename(source) !== 'standalone',
  });
  return copy;
}
