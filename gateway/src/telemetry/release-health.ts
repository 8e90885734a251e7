import type { Registry, RegistryPart } from '@storefront/shared/delivery/registry';
import {
  type PartHealth,
  type ReleaseHealth,
  TROUBLE_KINDS,
  VITALS,
} from '@storefront/shared/delivery/release-reports';
import type { MapPlaces } from '../releases/map-places';
import { rollbackTarget, rollbackTargets } from '../releases/release-records';
import {
  adviceOn,
  blamesOf,
  type Counted,
  compareCanary,
  compareLive,
  ENOUGH,
  type PartCounts,
} from './advice';
import type { ReleaseCountStore } from './release-counts';
import { threeQuarters } from './vital-ranges';

function healthOf({ release, counts, reasons }: Counted): ReleaseHealth {
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
    renders: (counts.get('rendered') ?? 0) + (counts.get('server') ?? 0),
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
    targets.map(async (release) => healthOf({ release, ...(await store.read(name, release)) })),
  ).catch(() => []);
  return healths.find(isFoundGood)?.release ?? targets[0];
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

async function readPart(store: ReleaseCountStore, name: string, part: RegistryPart): Promise<PartCounts> {
  const read = async (release: string) => ({ release, ...(await store.read(name, release)) });
  const target = rollbackTarget(part)?.release;
  const lastGood = await findLastGood(store, name, part);
  const previous = target === undefined ? null : await read(target);
  return {
    name,
    live: await read(part.live),
    canary: part.canary ? await read(part.canary.release) : null,
    previous,
    other: lastGood === undefined || lastGood === target ? previous : await read(lastGood),
  };
}

/**
 * Returns the health of each part's live release, with its canary and the release that a rollback would make live. The
 * advice names an older one if that is the newest that browsers found good, and the shell where its release began the
 * trouble of a remote (C492).
 */
export async function readReleaseHealth(store: ReleaseCountStore, { parts }: Registry, mapPlaces: MapPlaces) {
  const inUse = Object.entries(parts).filter(([, { retired }]) => !retired);
  const counted = await Promise.all(inUse.map(([name, part]) => readPart(store, name, part)));
  const withdrawn = parts.shell?.history.filter((record) => record.withdrawn) ?? [];
  const blames = blamesOf(
    counted,
    withdrawn.map(({ release }) => release),
  );
  const healths: Record<string, PartHealth> = {};
  for (const part of counted) {
    const { name, live, previous, canary } = part;
    const describe = (one: Counted) => mapError(healthOf(one), name, parts, mapPlaces);
    healths[name] = {
      ...(await describe(live)),
      previous: previous && (await describe(previous)),
      advice: adviceOn(name, compareLive(part), blames),
      canary: canary && {
        ...(await describe(canary)),
        advice: adviceOn(name, compareCanary(part), blames),
      },
    };
  }
  return healths;
}
