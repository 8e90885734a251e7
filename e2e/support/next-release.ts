import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changePart } from '../../gateway/src/releases/change-registry';
import { release } from '../../gateway/src/releases/release';
import { renameRelease } from '../../gateway/test/support/rename-release';
import { copyBuild } from './copy-build';
import { DATA_DIR } from './shop-environment';

export type RemoteName = 'cafe' | 'closet' | 'admin';

let count = 0;

/** Releases the built remote with a higher version. The live release becomes the last good one. Returns the id. */
export async function releaseNext(name: RemoteName): Promise<string> {
  count += 1;
  const dist = await copyBuild(name);
  try {
    const file = join(dist, 'remote.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...manifest, version: `1.1.${Date.now() + count}` }));
    return (await release({ dataDir: DATA_DIR, name, dist, now: Date.now })).release;
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}

/** Changes the manifest of a release, as if another program had stored it so; `null` deletes it. Returns the id of the release. */
export async function changeManifest(name: RemoteName, id: string, changes: object | null): Promise<string> {
  const file = join(DATA_DIR, 'releases', name, id, 'remote.json');
  if (!changes) {
    await rm(file);
    return id;
  }
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), ...changes }));
  return renameRelease(DATA_DIR, name, id);
}

/** Sets the entry of a release to a URL on another host. */
export async function serveFrom(name: RemoteName, id: string, entry: string): Promise<void> {
  await changePart({ dataDir: DATA_DIR }, name, async (part) => {
    if (!part) throw new Error(`${name} was never released`);
    const history = part.history.map((record) => (record.release === id ? { ...record, entry } : record));
    return { to: { ...part, history }, result: null };
  });
}

/** Takes from the registry all releases of a remote but the newest two: nothing stands behind them. */
export async function forgetEarlier(name: RemoteName): Promise<void> {
  await changePart({ dataDir: DATA_DIR }, name, async (part) => {
    if (!part) throw new Error(`${name} was never released`);
    return { to: { ...part, history: part.history.slice(-2) }, result: null };
  });
}
