import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { releasePaths } from './release-paths';
import { syncPath } from './sync-path';

/** What of a `dist` folder is part of a release; a remote's standalone page is not. */
const PARTS = ['client', 'server', 'index.html', 'remote.json', 'shell.json'];

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Copies the parts of a build that belong to a release. */
export async function copyParts(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const part of PARTS) {
    const source = join(from, part);
    if (await exists(source)) await cp(source, join(to, part), { recursive: true });
  }
}

interface Draft {
  readonly dataDir: string;
  readonly name: string;
  /** The copied build, on the same disk as its destination. */
  readonly draft: string;
  readonly release: string;
}

/** Puts a copied build in its place in one step; a release that lies there already is the same by its hash. */
export async function placeDraft({ dataDir, name, draft, release }: Draft): Promise<void> {
  const target = releasePaths.release(dataDir, name, release);
  if (await exists(target)) await rm(draft, { recursive: true, force: true });
  else await rename(draft, target);
  await syncPath(releasePaths.part(dataDir, name));
}
