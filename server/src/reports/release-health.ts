import { TROUBLE_KINDS, VITALS } from '@storefront/shared/config/release-reports';
import type { Reader } from '../db/database';
import { rollbackTarget } from '../releases/live-record';
import type { Registry } from '../releases/registry-schema';
import { type Figures, readFigures } from './report-store';
import { threeQuarters } from './vital-ranges';

/** Fewer troubles than this say more about a visitor's browser than about a release. */
const ENOUGH = 3;

/** How a release does in browsers (C117). */
export interface ReleaseHealth {
  readonly release: string;
  /** Tabs that met it. */
  readonly visits: number;
  /** Troubles in those tabs, each kind once a tab. */
  readonly errors: number;
  readonly errorsPerHundredVisits: number;
  readonly byKind: Readonly<Record<string, number>>;
  readonly lastError: { readonly kind: string; readonly reason: string; readonly at: string } | null;
  /** What three visits in four do not exceed, ms; CLS without a unit. */
  readonly vitals: Readonly<Record<string, number>>;
}

/** The live release of a remote beside the one before it. */
export interface RemoteHealth extends ReleaseHealth {
  readonly previous: ReleaseHealth | null;
  /** What to do where the live release does worse than the one before it; null where it does not. */
  readonly advice: string | null;
  /** The release that a share of visitors meets, and what to do where it does worse than the live one. */
  readonly canary: (ReleaseHealth & { readonly advice: string | null }) | null;
}

function healthOf(release: string, { counts, reasons }: Figures): ReleaseHealth {
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

/** Advises to roll back where a release has more errors a visit than the one that a rollback leaves. */
export function adviceOn(name: string, live: ReleaseHealth, previous: ReleaseHealth | null): string | null {
  if (!previous || live.errors < ENOUGH) return null;
  if (live.errorsPerHundredVisits <= previous.errorsPerHundredVisits) return null;
  return `worse than previous: roll back with npm run rollback -- ${name}`;
}

/** How the live release of each remote does, beside the one that a rollback would bring back. */
export async function readReleaseHealth(db: Reader, { parts }: Registry) {
  const healths: Record<string, RemoteHealth> = {};
  for (const [name, part] of Object.entries(parts)) {
    if (name === 'shell') continue;
    const read = async (release: string) => healthOf(release, await readFigures(db, name, release));
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
