import type { Registry, RegistryPart } from '@storefront/shared/delivery/registry';
import {
  type ReleaseHealth,
  type RemoteHealth,
  TROUBLE_KINDS,
  VITALS,
} from '@storefront/shared/delivery/release-reports';
import type { MapPlaces } from '../releases/map-places';
import { rollbackTarget, rollbackTargets } from '../releases/release-records';
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

/** Whether browsers met a release often enough, and had trouble in less than a tenth of those visits. */
const isFoundGood = ({ visits, errors }: ReleaseHealth): boolean => visits >= ENOUGH && errors * 10 < visits;

/**
 * Returns the release that stands in for the live one where it fails (C116): of those before it the newest one that
 * browsers found good; the newest of all if they found none, or if their reports cannot be read.
 */
export async function findLastGood(
  store: ReleaseCountStore,
  name: string,
  part: RegistryPart,
): Promise<string | undefined> {
  const targets = rollbackTargets(part).map(({ release }) => release);
  if (targets.length < 2) return targets[0];
  const healths = await Promise.all(
    targets.map(async (release) => healthOf(release, await store.read(name, release))),
  ).catch(() => []);
  return healths.find(isFoundGood)?.release ?? targets[0];
}

/**
 * Returns the advice to roll back where a release has more errors per visit than another one; null otherwise.
 *
 * @param to the release to name, if a rollback would not bring it back by itself
 */
function adviceOn(
  name: string,
  live: ReleaseHealth,
  other: ReleaseHealth | null,
  to?: string,
): string | null {
  if (!other || live.errors < ENOUGH) return null;
  if (live.errorsPerHundredVisits <= other.errorsPerHundredVisits) return null;
  return to === undefined
    ? `worse than previous: roll back with npm run rollback -- ${name}`
    : `worse than ${to}: roll back with npm run rollback -- ${name} --to=${to}`;
}

/** Returns a health whose last error names places in the sources. */
async function mapError(
  health: ReleaseHealth,
  name: string,
  { shell }: Registry['parts'],
  mapPlaces: MapPlaces,
): Promise<ReleaseHealth> {
  const { lastError, release } = health;
  if (!lastError) return health;
  const about = [{ part: name, release }, ...(shell ? [{ part: 'shell', release: shell.live }] : [])];
  return { ...health, lastError: { ...lastError, reason: await mapPlaces(lastError.reason, about) } };
}

/**
 * Returns the health of each remote's live release, with its canary and the release that a rollback would make live. The
 * advice names an older one if that is the newest that browsers found good.
 */
export async function readReleaseHealth(store: ReleaseCountStore, { parts }: Registry, mapPlaces: MapPlaces) {
  const healths: Record<string, RemoteHealth> = {};
  for (const [name, part] of Object.entries(parts)) {
    if (name === 'shell' || part.retired) continue;
    const read = async (release: string) =>
      mapError(healthOf(release, await store.read(name, release)), name, parts, mapPlaces);
    const target = rollbackTarget(part);
    const live = await read(part.live);
    const previous = target ? await read(target.release) : null;
    const lastGood = await findLastGood(store, name, part);
    const older = lastGood === target?.release ? undefined : lastGood;
    const other = older === undefined ? previous : await read(older);
    const canary = part.canary ? await read(part.canary.release) : null;
    healths[name] = {
      ...live,
      previous,
      advice: adviceOn(name, live, other, older),
      canary: canary && { ...canary, advice: adviceOn(name, canary, live) },
    };
  }
  return healths;
}
