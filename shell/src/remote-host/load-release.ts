import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { PageRelease } from '@storefront/shared/delivery/page-registry';
import type { ComponentType } from 'react';
import { PageFailure } from './page-failure';

/** An exposed page: its default export is a component without props. */
export interface PageModule {
  readonly default: ComponentType;
}

/**
 * Loads an exposed page of one release.
 *
 * @param isForced replaces an earlier registration of the remote; otherwise the runtime ignores a second one
 * @throws PageFailure of kind `skew`, or the error of the scripts
 */
export async function loadRelease(
  name: string,
  expose: string,
  release: PageRelease,
  isForced = false,
): Promise<PageModule> {
  const { entry, integrity, exposes, unmet } = release;
  if (unmet) throw new PageFailure('skew', unmet);
  if (!exposes.includes(expose)) throw new PageFailure('skew', `has no ${expose}`);
  const remote = { name, entry, type: 'global', integrity } as const;
  registerRemotes([remote], { force: isForced });
  const module = await loadRemote<PageModule>(`${name}/${expose}`);
  if (!module?.default) throw new Error(`no component ${expose}`);
  return module;
}
