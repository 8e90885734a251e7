import { changeRegistry, replacePart } from './change-registry';
import { judgeSwitch } from './judge-change';
import { makeLive, recordChange } from './part-changes';
import { pullReleases } from './pull-releases';
import { refuseOvertaken, type SeenReleases } from './refuse-overtaken';
import { ReleaseError } from './release-error';
import type { ReleasePlace } from './release-place';
import { recordOf, withdrawnWarning } from './release-records';

interface Options extends ReleasePlace {
  readonly name: string;
  readonly now: () => number;
  /** Who promotes it. */
  readonly by?: string | undefined;
  /** By part, what visitors got of it when the command began (C483). Absent: no check. */
  readonly expected?: SeenReleases | undefined;
}

interface Promotion {
  readonly from: string;
  readonly to: string;
  /** Incompatibilities, and whether it was withdrawn before, each as half a sentence. */
  readonly warnings: readonly string[];
}

/**
 * Makes a canary live for every visitor. Throws {@link ReleaseError} if there is none, if its files no longer exist, or
 * if it does not fit the other parts.
 */
export async function promote({ name, now, by, expected, ...place }: Options): Promise<Promotion> {
  await pullReleases(place);
  return changeRegistry(place, async (before) => {
    const part = before.parts[name];
    refuseOvertaken({ name, part, expected, done: 'promoted' });
    const record = part?.canary && recordOf(part, part.canary.release);
    if (!record) throw new ReleaseError(`${name} has no canary: npm run release -- ${name} --weight=10`);
    const { release } = record;
    const at = new Date(now()).toISOString();
    const next = recordChange(part, makeLive(part, { ...record, at }), {
      action: 'promoted',
      release,
      at,
      by,
    });
    const to = replacePart(before, name, next);
    const found = await judgeSwitch({ ...place, to: [{ name, release }], before, after: to });
    return {
      to,
      result: { from: part.live, to: release, warnings: [...withdrawnWarning(record), ...found] },
    };
  });
}
