import type { Registry } from '@storefront/shared/delivery/registry';
import type { startRendering } from '../ssr/start-rendering';
import type { PageTools } from './build-page';
import type { LiveReleases } from './live-releases';

interface Deps {
  /** Returns the registry; null if none could be read since the start. */
  readonly readRegistry: () => Promise<Registry | null>;
  /** Returns what visitors without a canary get. */
  readonly readLive: (registry: Registry) => Promise<LiveReleases>;
  readonly rendered: Pick<
    ReturnType<typeof startRendering>,
    'onRegistryChange' | 'prepare' | 'rendersNothing'
  > | null;
  readonly tools: PageTools;
  /** Whether a node before the first release is ready. */
  readonly mayBeEmpty: boolean;
}

/**
 * Says when a node is ready for pages: once the registry, the shell that it makes live and a release of each of its remotes
 * could be read, and each of them that has pages without parameters has rendered one. Later a node keeps what it has
 * (C406, C484).
 */
export function createPageReadiness({ readRegistry, readLive, rendered, tools, mayBeEmpty }: Deps) {
  let preparing: Promise<void> | null = null;
  let hasStarted = rendered === null;
  let wasReady = false;

  /** Renders the first pages, or those that could not be rendered so far; one call at a time. */
  function prepare(registry: Registry, live: LiveReleases): void {
    preparing ??= (async () => {
      await rendered?.onRegistryChange(registry, live, tools);
      await rendered?.prepare(live, tools);
    })().finally(() => {
      preparing = null;
    });
  }

  async function look(): Promise<boolean> {
    const registry = await readRegistry();
    if (!registry) return false;
    const live = await readLive(registry);
    const names = Object.keys(registry.parts).filter((name) => !registry.parts[name]?.retired);
    const releaseOf = (name: string) => (name === 'shell' ? live.shell : live.remotes.get(name))?.release;
    if (names.length === 0) return mayBeEmpty;
    if (!names.every(releaseOf)) return false;
    if (names.some((name) => rendered?.rendersNothing(name, releaseOf(name) ?? ''))) prepare(registry, live);
    return hasStarted && preparing === null;
  }

  return {
    /** Renders the first pages before visitors request them. Called once the server listens. */
    async start(): Promise<void> {
      try {
        const registry = await readRegistry();
        if (registry && rendered) prepare(registry, await readLive(registry));
      } finally {
        hasStarted = true;
      }
    },
    async isReady(): Promise<boolean> {
      wasReady ||= await look().catch(() => false);
      return wasReady;
    },
  };
}
