import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changePart } from '../../gateway/src/releases/change-registry';
import { release } from '../../gateway/src/releases/release';
import { copyBuild } from './copy-build';
import { DATA_DIR } from './shop-environment';

export type RemoteName = 'cafe' | 'closet' | 'admin';

let count = 0;

/** Releases the remote as it was built, under a next version; the one before it is then the last good one. */
export async function releaseNext(name: RemoteName): Promise<string> {
  count += 1;
  const dist = await copyBuild(name);
  try {
    const file = join(dist, 'remote.json');
    const about = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...about, version: `1.1.${Date.now() + count}` }));
    return (await release({ dataDir: DATA_DIR, name, dist, now: Date.now })).release;
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}

/** Changes what a release says of itself, before anybody has read it; `null` takes that away altogether. */
export async function changeManifest(name: RemoteName, id: string, changes: object | null): Promise<void> {
  const file = join(DATA_DIR, 'releases', name, id, 'remote.json');
  if (!changes) return rm(file);
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), ...changes }));
}

/** Has a release served from another host. */
export async function serveFrom(name: RemoteName, id: string, entry: string): Promise<void> {
  await changePart(DATA_DIR, name, async (part) => {
    if (!part) throw new Error(`${name} was never released`);
    const history = part.history.map((record) => (record.release === id ? { ...record, entry } : record));
    return { to: { ...part, history }, result: null };
  });
}
