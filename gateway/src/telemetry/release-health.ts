import type { Registry } from '@storefront/shared/delivery/registry';
import {
  type ReleaseHealth,
  type RemoteHealth,
  TROUBLE_KINDS,
  VITALS,
} from '@storefront/shared/delivery/release-reports';
import { rollbackTarget } from '../releases/release-records';
import type { ReleaseCountStore, ReleaseCounts } from './release-counts';
import { threeQuarters } from './vital-ranges';

/** Fewer troubles than this may come from one visitor's browser, so they lead to no advice. */
const ENOUGH = 3;

function healthOf(release: string, { counts, reasons }: ReleaseCounts): ReleaseHealth {
  const byKind = Object.fromEntries(
    TROUBLE_KINDS.flatMap((kind) => (counts.has(kind) ? [[kind, counts.get(kind) ?? 0]] : [])),
  );
  const visits = counts.get('visit') ?? 0;
  const errors = Object.values(byKind).reduce((sum, count) => sum + count, 0);
  const [last] = reasons;
  return {
    release,
    visits,
    errors,
    errorsPerHundredVisits: visits === 0 ? 0 : Math.round((1000 * errors) / visits) / 10,
    byKind,
    lastError: last ? { ...last, at: new Date(last.at).toISOString() } : null,
    vitals: Object.fromEntries(
      VITALS.flatMap((vital) => {
        const value = threeQuarters(vital, counts);
        return value === null ? [] : [[vital, value]];
      }),
    ),
  };
}

/** Returns the advice to roll back where a release has more errors per visit than its predecessor; null otherwise. */
export function adviceOn(name: string, live: ReleaseHealth, previous: ReleaseHealth | null): string | null {
  if (!previous || live.errors < ENOUGH) return null;
  if (live.errorsPerHundredVisits <= previous.errorsPerHundredVisits) return null;
  return `worse than previous: roll back with npm run rollback -- ${name}`;
}

/** Returns the health of each remote's live release, with its canary and the release that a rollback would make live. */
export async function readReleaseHealth(store: ReleaseCountStore, { parts }: Registry) {
  const healths: Record<string, RemoteHealth> = {};
  for (const [name, part] of Object.entries(parts)) {
    if (name === 'shell') continue;
    const read = async (release: string) => healthOf(release, await store.read(name, release));
    const target = rollbackTarget(part);
    const live = await read(part.live);
    const previous = target ? await read(target.release) : null;
    const canary = part.canary ? await read(part.canary.release) : null;
    healths[name] = {
      ...live,
      previous,
      advice: adviceOn(name, live, previous),
      canary: canary && { ...canary, advice: adviceOn(name, canary, live) },
    };
  }
  return healths;
}
