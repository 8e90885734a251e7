import { loadRemote } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';

interface PageModule {
  readonly default: ComponentType;
}

/** Replaces the loading of releases: the build names the remotes. */
export async function loadRelease(name: string, expose: string): Promise<PageModule> {
  const module = await loadRemote<PageModule>(`${name}/${expose}`);
  if (!module) throw new Error(`no page ${name}/${expose}`);
  return module;
}
