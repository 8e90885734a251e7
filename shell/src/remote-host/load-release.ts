import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { checkContract } from './check-contract';
import type { RemoteRelease } from './registry';

/** What every exposed page is: a module whose default export takes no props. */
export interface PageModule {
  readonly default: ComponentType;
}

/**
 * Loads an exposed page of one release.
 *
 * @param isAnew forgets what the runtime knows of that remote; else a second registration is ignored
 * @throws PageFailure of kind `skew`, or whatever the scripts threw
 */
export async function loadRelease(
  name: string,
  expose: string,
  release: RemoteRelease,
  isAnew = false,
): Promise<PageModule> {
  checkContract(expose, release);
  const { entry, integrity } = release;
  const remote = { name, entry, type: 'global', integrity } as const;
  registerRemotes([remote], { force: isAnew });
  const module = await loadRemote<PageModule>(`${name}/${expose}`);
  if (!module?.default) throw new Error(`no component ${expose}`);
  return module;
}
