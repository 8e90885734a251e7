import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { checkContract } from './check-contract';
import { drainHints } from './drain-hints';
import { PageFailure } from './page-failure';
import { fetchRegistry, type Registry, readRegistry } from './registry';

/** What every exposed page is: a module whose default export takes no props. */
export interface PageModule {
  readonly default: ComponentType;
}

let registry: Registry | null = null;
let renewals = 0;
/** Remotes whose last loading failed: the runtime remembers that, so they must be named anew. */
const failed = new Set<string>();

/** The same address, but none that a cache or the runtime has seen. */
function unseen(entry: string): string {
  renewals += 1;
  const url = new URL(entry, window.location.href);
  url.searchParams.set('retry', `${renewals}`);
  return url.href;
}

/** The registry as it is now; the one at hand where the server cannot say. */
async function freshRegistry(known: Registry): Promise<Registry> {
  try {
    return await fetchRegistry();
  } catch (error) {
    console.error('registry', error);
    return known;
  }
}

async function load(name: string, expose: string, isRenewal: boolean): Promise<PageModule> {
  registry ??= readRegistry();
  if (isRenewal) [registry] = await Promise.all([freshRegistry(registry), drainHints()]);
  const release = registry[name];
  if (!release) throw new PageFailure('broken', `the registry has no remote ${name}`);
  checkContract(name, expose, release);
  const entry = isRenewal ? unseen(release.entry) : release.entry;
  const remote = { name, entry, type: 'global', integrity: release.integrity } as const;
  registerRemotes([remote], { force: isRenewal });
  const module = await loadRemote<PageModule>(`${name}/${expose}`);
  if (!module?.default) throw new Error(`${name}/${expose} has no component`);
  return module;
}

/**
 * Loads an exposed page. A second attempt, or any after a failure, asks for the registry as it is now and for the
 * remote under an address that was not asked for before.
 *
 * @throws PageFailure
 */
export async function loadRemotePage(name: string, expose: string, isRetry: boolean): Promise<PageModule> {
  try {
    const module = await load(name, expose, isRetry || failed.has(name));
    failed.delete(name);
    return module;
  } catch (cause) {
    failed.add(name);
    if (cause instanceof PageFailure) throw cause;
    throw new PageFailure('broken', `${name}/${expose} could not be loaded`, { cause });
  }
}
