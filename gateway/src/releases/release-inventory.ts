import type { Registry, RegistryPart } from '@storefront/shared/delivery/registry';
import { namedReleases, rollbackTarget } from './live-record';

/** A tab that was opened on a release may stay open this long and still get its scripts, ms. */
export const KEPT_AFTER = 7 * 24 * 60 * 60 * 1000;

/** Names of releases by name of their part. */
type ByPart = ReadonlyMap<string, ReadonlySet<string>>;

/** Releases that registries know of, and those among them that must stay. */
export interface Inventory {
  readonly known: ByPart;
  readonly needed: ByPart;
}

/**
 * What a part needs: what pages name now, what a rollback would bring back, and what pages named within the last
 * seven days.
 */
function neededOf(part: RegistryPart, now: number): string[] {
  const target = rollbackTarget(part);
  const always = [...namedReleases(part), ...(target ? [target.release] : [])];
  const recent = part.history
    // A record without an end stopped being named at the latest with the switch to what is live now.
    .filter(({ until, pruned }) => !pruned && now - Date.parse(until ?? part.since) < KEPT_AFTER)
    .map(({ release }) => release);
  return [...always, ...recent];
}

/** Takes stock of all registries that nodes go by. */
export function takeStock(registries: readonly Registry[], now: number): Inventory {
  const known = new Map<string, Set<string>>();
  const needed = new Map<string, Set<string>>();
  for (const [name, part] of registries.flatMap(({ parts }) => Object.entries(parts))) {
    const recorded = part.history.map(({ release }) => release);
    known.set(name, new Set([...(known.get(name) ?? []), ...recorded]));
    needed.set(name, new Set([...(needed.get(name) ?? []), ...neededOf(part, now)]));
  }
  return { known, needed };
}
