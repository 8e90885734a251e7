import { randomUUID } from 'node:crypto';
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivate } from '@storefront/http/private-files';
import { checkFiles } from './check-files';
import { syncPath } from './durable-write';
import { releasePaths } from './release-paths';

/** The parts of a `dist` folder that belong to a release, without a remote's standalone page. */
const PARTS = ['client', 'server', 'maps', 'index.html', 'remote.json', 'shell.json'];

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

/** Gives a release that was built without source maps those of the same build with them. */
async function addMaps(draft: string, target: string): Promise<void> {
  const [from, to] = [join(draft, 'maps'), join(target, 'maps')];
  if ((await exists(from)) && !(await exists(to))) await rename(from, to);
}

/**
 * Renames a copied build to its release folder atomically. An existing folder stays if its files are those of the release;
 * else the copy takes its place. Returns the files that were damaged.
 */
export async function placeDraft({ dataDir, name, draft, release }: Draft): Promise<readonly string[]> {
  const target = releasePaths.release(dataDir, name, release);
  await makePrivate(draft);
  const { damaged } = (await exists(target)) ? await checkFiles(target, release) : { damaged: null };
  if (damaged?.length === 0) await addMaps(draft, target);
  else {
    const aside = join(releasePaths.part(dataDir, name), `.draft-${randomUUID()}`);
    if (damaged) await rename(target, aside);
    await rename(draft, target);
    await rm(aside, { recursive: true, force: true });
  }
  await rm(draft, { recursive: true, force: true });
  await syncPath(releasePaths.part(dataDir, name));
  return damaged ?? [];
}
