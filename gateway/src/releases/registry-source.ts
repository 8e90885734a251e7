import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Registry } from '@storefront/shared/delivery/registry';
import { parseRegistry } from './read-registry';
import { releasePaths } from './release-paths';

/** Reads the registry for a running server. */
export interface RegistrySource {
  /** The folder that holds `releases/`. */
  readonly dataDir: string;
  /** What is live now; the same object as long as nothing changed. */
  current(): Promise<Registry>;
}

const EMPTY: Registry = { parts: {} };

/** How long the answer of a registry on another host is taken as it is, ms. */
const REMOTE_FRESH = 5_000;
const REMOTE_PATIENCE = 2_000;

/**
 * Runs before every page, so it is synchronous: two microseconds, thirty times less than a round trip to another thread.
 */
function stampOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : null;
}

/** A registry file, read again when it was replaced. */
export function fileSource(dataDir: string, file = releasePaths.registry(dataDir)): RegistrySource {
  let known = { stamp: '', registry: EMPTY };
  return {
    dataDir,
    async current() {
      const stamp = stampOf(file);
      if (stamp && stamp !== known.stamp) {
        known = { stamp, registry: parseRegistry(await readFile(file, 'utf8'), file) };
      }
      return stamp ? known.registry : EMPTY;
    },
  };
}

/** A registry on another host, asked at most every five seconds; the last good answer outlives its host. */
export function urlSource(dataDir: string, url: string, now: () => number): RegistrySource {
  let known = { at: Number.NEGATIVE_INFINITY, text: '', registry: EMPTY };
  return {
    dataDir,
    async current() {
      if (now() - known.at < REMOTE_FRESH) return known.registry;
      try {
        const answer = await fetch(url, { signal: AbortSignal.timeout(REMOTE_PATIENCE) });
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

/** The source that `REGISTRY` names: a file, another host, or `registry.json` in the data folder. */
export function registrySource(dataDir: string, registry: string | null, now: () => number): RegistrySource {
  if (!registry) return fileSource(dataDir);
  if (/^https?:/.test(registry)) return urlSource(dataDir, registry, now);
  return fileSource(dirname(registry), registry);
}
