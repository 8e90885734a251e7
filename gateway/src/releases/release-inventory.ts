import type { Registry, RegistryPart } from '@storefront/shared/delivery/registry';
import { namedReleases, rollbackTargets } from './release-records';

/** How long a tab opened on a release still gets its scripts, ms. */
export const KEPT_AFTER = 7 * 24 * 60 * 60 * 1000;

/** Of the releases that can stand in for the live one: the newest may be a bad one as well. */
const KEPT_TARGETS = 2;

/** Releases by part. */
type ByPart = ReadonlyMap<string, ReadonlySet<string>>;

/** The releases in all registries, and those that must be kept. */
export interface Inventory {
  readonly known: ByPart;
  readonly needed: ByPart;
}

/**
 * Returns the releases that a part needs: those that pages name now or named within seven days, and the two newest
 * targets of rollbacks.
 */
function neededOf(part: RegistryPart, now: number): string[] {
  const targets = rollbackTargets(part).slice(0, KEPT_TARGETS);
  const always = [...namedReleases(part), ...targets.map(({ release }) => release)];
  const recent = part.history
    // A record without an end was named at most until the live release started.
    .filter(({ until, pruned }) => !pruned && now - Date.parse(until ?? part.since) < KEPT_AFTER)
    .map(({ release }) => release);
  return [...always, ...recent];
}

/** Returns the inventory of all registries that nodes use. */
export function takeInventory(registries: readonly Registry[], now: number): Inventory {
  const known = new Map<string, Set<string>>();
  const needed = new Map<string, Set<string>>();
  for (const [name, part] of registries.flatMap(({ parts }) => Object.entries(parts))) {
    const recorded = part.history.map(({ release }) => release);
    known.set(name, new Set([...(known.get(name) ?? []), ...recorded]));
    needed.set(name, new Set([...(needed.get(name) ?? []), ...neededOf(part, now)]));
  }
  return { known, needed };
}
