import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { checkContract } from './check-contract';
import type { RemoteRelease } from './registry';

/** An exposed page: its default export is a component without props. */
export interface PageModule {
  readonly default: ComponentType;
}

/**
 * Loads an exposed page of one release.
 *
 * @param isForced replaces an earlier registration of the remote; otherwise the runtime ignores a second one
 * @throws PageFailure of kind `skew`, or whatever the scripts threw
 */
export async function loadRelease(
  name: string,
  expose: string,
  release: RemoteRelease,
  isForced = false,
): Promise<PageModule> {
  checkContract(expose, release);
  const { entry, integrity } = release;
  const remote = { name, entry, type: 'global', integrity } as const;
  registerRemotes([remote], { force: isForced });
  const module = await loadRemote<PageModule>(`${name}/${expose}`);
  if (!module?.default) throw new Error(`no component ${expose}`);
  return module;
}
