import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@storefront/shared/delivery/registry';
import { changeRegistry } from './change-registry';
import { findUnneeded, type Unneeded } from './find-prunable';
import { readOtherRegistries } from './other-registries';
import { takeStock } from './release-inventory';
import { releasePaths } from './release-paths';

interface Options {
  /** The folder with `releases/`. */
  readonly dataDir: string;
  /** What `REGISTRY` names: nodes may go by another registry than the one in `dataDir`. */
  readonly registry: string | null;
  readonly now: () => number;
  /** Finds, and removes nothing. */
  readonly isDryRun?: boolean;
}

function markPruned({ parts }: Registry, gone: readonly Unneeded[], at: string): Registry {
  const marked = Object.entries(parts).map(([name, part]) => {
    const removed = new Set(gone.filter((one) => one.name === name).map(({ release }) => release));
    const history = part.history.map((record) =>
      removed.has(record.release) ? { ...record, pruned: at } : record,
    );
    return [name, { ...part, history }] as const;
  });
  return { parts: Object.fromEntries(marked) };
}

/** Takes a folder out of sight in one step; removing what is in it may take its time. */
async function setAside(dataDir: string, { name, release }: Unneeded): Promise<string> {
  const aside = join(releasePaths.part(dataDir, name), `.pruned-${randomUUID()}`);
  await rename(releasePaths.release(dataDir, name, release), aside);
  return aside;
}

/**
 * Removes the releases that nothing needs any more, and what commands that died have left. What any registry that
 * nodes go by still needs stays; where one of them cannot be read this throws, and removes nothing. The registry is
 * told first, so that it never takes a folder for there that is gone.
 *
 * @returns what was removed, or with `isDryRun` would be
 */
export async function prune({ dataDir, registry, now, isDryRun = false }: Options): Promise<Unneeded[]> {
  const others = await readOtherRegistries(dataDir, registry);
  const find = (own: Registry) => findUnneeded(dataDir, takeStock([own, ...others], now()), now());
  const found = await changeRegistry(dataDir, async (own) => {
    const gone = await find(own);
    const isIdle = isDryRun || gone.length === 0;
    return { to: isIdle ? own : markPruned(own, gone, new Date(now()).toISOString()), result: gone };
  });
  if (isDryRun) return found;
  const { gone, aside } = await changeRegistry(dataDir, async (own) => {
    const gone = await find(own);
    return { to: own, result: { gone, aside: await Promise.all(gone.map((one) => setAside(dataDir, one))) } };
  });
  await Promise.all(aside.map((folder) => rm(folder, { recursive: true, force: true })));
  return gone;
}
