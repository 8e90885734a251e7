import type { Registry } from '@storefront/shared/delivery/registry';
import { type Changed, changeRegistry, replaceParts } from './change-registry';
import { judgeSwitch } from './judge-change';
import { makeLive, recordChange } from './part-changes';
import { pullReleases } from './pull-releases';
import { refuseOvertaken, type SeenReleases } from './refuse-overtaken';
import { ReleaseError } from './release-error';
import type { ReleasePlace } from './release-place';
import { recordOf, withdrawnWarning } from './release-records';

interface Options extends ReleasePlace {
  readonly now: () => number;
  /** Who promotes it. */
  readonly by?: string | undefined;
  /** By part, what visitors got of it when the command began (C483). Absent: no check. */
  readonly expected?: SeenReleases | undefined;
}

interface Promotion {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** Incompatibilities, and whether it was withdrawn before, each as half a sentence. */
  readonly warnings: readonly string[];
}

/** Returns a part with its canary live, and what changes. @throws ReleaseError if it has none */
function promotePart({ parts }: Registry, name: string, { now, by, expected }: Options) {
  const part = parts[name];
  refuseOvertaken({ name, part, expected, done: 'promoted' });
  const record = part?.canary && recordOf(part, part.canary.release);
  if (!record) throw new ReleaseError(`${name} has no canary: npm run release -- ${name} --weight=10`);
  const { release } = record;
  const at = new Date(now()).toISOString();
  const next = recordChange(part, makeLive(part, { ...record, at }), { action: 'promoted', release, at, by });
  return { name, from: part.live, to: release, warnings: withdrawnWarning(record), part: next };
}

/**
 * Makes the canaries of parts live for every visitor, in one step. Throws {@link ReleaseError} if one has none, if its
 * files no longer exist, or if it does not fit the other parts.
 */
export async function promoteTogether(names: readonly string[], options: Options): Promise<Promotion[]> {
  const { dataDir, releaseStore, isDryRun } = options;
  const place = { dataDir, releaseStore, isDryRun };
  await pullReleases(place);
  return changeRegistry(place, async (before): Promise<Changed<Registry, Promotion[]>> => {
    const steps = names.map((name) => promotePart(before, name, options));
    const after = replaceParts(before, steps);
    const to = steps.map(({ name, to: release }) => ({ name, release }));
    const found = await judgeSwitch({ ...place, to, before, after });
    const result = steps.map(({ part: _, warnings, ...step }, index) => ({
      ...step,
      warnings: [...warnings, ...(index === 0 ? found : [])],
    }));
    return { to: after, result };
  });
}

/** As {@link promoteTogether}, for one part. */
export async function promote({ name, ...options }: Options & { readonly name: string }): Promise<Promotion> {
  const [result] = await promoteTogether([name], options);
  if (!result) throw new Error(`${name}: no result`);
  return result;
}
