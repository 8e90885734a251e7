import { loadRemote } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';

interface PageModule {
  readonly default: ComponentType;
}

/** Stands in for loading a release of a remote: the remotes are named in the build. */
export async function loadRelease(name: string, expose: string): Promise<PageModule> {
  const module = await loadRemote<PageModule>(`${name}/${expose}`);
  if (!module) throw new Error(`no page ${name}/${expose}`);
  return module;
}
