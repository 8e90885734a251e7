import type { Registry, RegistryPart } from '@storefront/shared/delivery/registry';
import { type Changed, changeRegistry, replaceParts } from './change-registry';
import { judgeSwitch } from './judge-change';
import { endCanary, recordChange, withdrawLive } from './part-changes';
import { pullReleases } from './pull-releases';
import { refuseOvertaken, type SeenReleases } from './refuse-overtaken';
import { ReleaseError } from './release-error';
import type { ReleasePlace } from './release-place';
import { liveRecord, retiredText, rollbackTargets } from './release-records';

interface Options extends ReleasePlace {
  /** The release to go back to; absent: the end of a canary, else the newest earlier one. For one part only. */
  readonly to?: string;
  readonly now: () => number;
  /** Who rolls it back. */
  readonly by?: string | undefined;
  /** By part, what visitors got of it when the command began (C483). Absent: no check. */
  readonly expected?: SeenReleases | undefined;
}

interface Rollback {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** Why newer releases were passed over, and what does not fit, each as half a sentence. */
  readonly warnings: readonly string[];
}

/** One way to take a part back. */
interface Step {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly part: RegistryPart;
}

/** Returns the releases to go back to, the best one first. @throws ReleaseError if there is none, or none is named `to` */
function findTargets(name: string, part: RegistryPart, to: string | undefined): readonly string[] {
  const targets = rollbackTargets(part).map(({ release }) => release);
  if (targets.length === 0) throw new ReleaseError(`${name} has no earlier release than ${part.live}`);
  if (to !== undefined && !targets.includes(to))
    throw new ReleaseError(`${name} cannot go back to ${to}; it can to ${targets.join(', ')}`);
  return to === undefined ? targets : [to];
}

/** Returns the ways to take a part back, the best one first. @throws ReleaseError if there is none */
function stepsOf({ parts }: Registry, name: string, { to, now, by }: Options): readonly Step[] {
  const part = parts[name];
  if (!part || !liveRecord(part)) throw new ReleaseError(`${name} was never released`);
  if (part.retired) throw new ReleaseError(retiredText(name, part.retired));
  const at = new Date(now()).toISOString();
  if (part.canary && to === undefined) {
    const { release } = part.canary;
    const event = { action: 'canary ended', release, at, by } as const;
    const ended = endCanary(part, at);
    // A new remote has nothing else to show.
    const next = part.opened === false ? { ...ended, retired: at } : ended;
    return [{ name, from: release, to: part.live, part: recordChange(part, next, event) }];
  }
  return findTargets(name, part, to).map((release) => {
    const next = withdrawLive(endCanary(part, at), release, at);
    const event = { action: 'rolled back', release, at, by } as const;
    return { name, from: part.live, to: release, part: recordChange(part, next, event) };
  });
}

/**
 * Takes parts back in one step. Ends the canary of a part; without one, makes an earlier release live again, and ends a
 * canary then too: the newest one that is whole and fits the other parts, or for several parts the newest of each. Marks
 * the replaced release, and those between, as withdrawn, so that no rollback or start restores them. Throws
 * {@link ReleaseError} if there is no such release, with the reason against each.
 */
export async function rollbackTogether(names: readonly string[], options: Options): Promise<Rollback[]> {
  const { dataDir, releaseStore, isDryRun } = options;
  const place = { dataDir, releaseStore, isDryRun };
  await pullReleases(place);
  return changeRegistry(place, async (before): Promise<Changed<Registry, Rollback[]>> => {
    for (const name of names)
      refuseOvertaken({ name, part: before.parts[name], expected: options.expected, done: 'rolled back' });
    const [first = [], ...others] = names.map((name) => stepsOf(before, name, options));
    const ways =
      others.length === 0 ? first.map((step) => [step]) : [[first, ...others].flatMap(([one]) => one ?? [])];
    const refusals: string[] = [];
    for (const steps of ways) {
      const after = replaceParts(before, steps);
      const to = steps.map(({ name, to: release }) => ({ name, release }));
      try {
        const warnings = [...refusals, ...(await judgeSwitch({ ...place, to, before, after }))];
        const result = steps.map(({ part: _, ...step }, index) => ({
          ...step,
          warnings: index === 0 ? warnings : [],
        }));
        return { to: after, result };
      } catch (error) {
        if (!(error instanceof ReleaseError)) throw error;
        refusals.push(error.message);
      }
    }
    throw new ReleaseError(refusals.join('; '));
  });
}

/** As {@link rollbackTogether}, for one part. */
export async function rollback({ name, ...options }: Options & { readonly name: string }): Promise<Rollback> {
  const [result] = await rollbackTogether([name], options);
  if (!result) throw new Error(`${name}: no result`);
  return result;
}
