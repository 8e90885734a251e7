import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Registry } from '@storefront/shared/delivery/registry';
import { parseRegistry } from './read-registry';
import { ReleaseError } from './release-error';
import { releasePaths } from './release-paths';

/** Reads the registry for a running server. */
export interface RegistrySource {
  /** The folder that holds `releases/`. */
  readonly dataDir: string;
  /** Returns the current registry; the same object while nothing changes. */
  current(): Promise<Registry>;
}

const EMPTY: Registry = { parts: {} };

/** How long the answer of a remote registry is cached, ms. */
const REMOTE_FRESH = 5_000;
const REMOTE_TIMEOUT_MS = 2_000;

/** Synchronous, because it runs before every page: 2 µs, a thirtieth of a round trip to another thread. */
function stampOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : null;
}

/** Reads a registry file, again whenever it was replaced. Throws if it was there before and is gone. */
export function fileSource(dataDir: string, file = releasePaths.registry(dataDir)): RegistrySource {
  let known = { stamp: '', registry: EMPTY };
  return {
    dataDir,
    async current() {
      const stamp = stampOf(file);
      if (!stamp && known.stamp) throw new ReleaseError(`${file} is gone`);
      if (stamp && stamp !== known.stamp) {
        known = { stamp, registry: parseRegistry(await readFile(file, 'utf8'), file) };
      }
      return known.registry;
    },
  };
}

/** Reads a registry on another host at most every five seconds; keeps the last good answer while the host fails. */
function urlSource(dataDir: string, url: string, now: () => number): RegistrySource {
  let known = { at: Number.NEGATIVE_INFINITY, text: '', registry: EMPTY };
  return {
    dataDir,
    async current() {
      if (now() - known.at < REMOTE_FRESH) return known.registry;
      try {
        const answer = await fetch(url, { signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS) });
        if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
        const text = await answer.text();
        const registry = text === known.text ? known.registry : parseRegistry(text, url);
        known = { at: now(), text, registry };
      } catch (error) {
        if (known.text === '') throw error;
        known = { ...known, at: now() };
      }
      return known.registry;
    },
  };
}

/** Creates the source of `REGISTRY`: a file, another host, or `registry.json` in the data folder. Releases are in the data folder. */
export function registrySource(dataDir: string, registry: string | null, now: () => number): RegistrySource {
  if (!registry) return fileSource(dataDir);
  if (/^https?:/.test(registry)) return urlSource(dataDir, registry, now);
  return fileSource(dataDir, registry);
}
