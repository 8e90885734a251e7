import { changePart } from './change-registry';
import { findIncompatibilities } from './find-incompatibilities';
import { makeLive, recordChange } from './part-changes';
import { pullReleases } from './pull-releases';
import { ReleaseError } from './release-error';
import type { ReleasePlace } from './release-place';
import { recordOf, withdrawnWarning } from './release-records';

interface Options extends ReleasePlace {
  readonly name: string;
  readonly now: () => number;
  /** Who promotes it. */
  readonly by?: string | undefined;
}

interface Promotion {
  readonly from: string;
  readonly to: string;
  /** Incompatibilities, and whether it was withdrawn before, each as half a sentence. */
  readonly warnings: readonly string[];
}

/**
 * Makes a canary live for every visitor. Throws {@link ReleaseError} if there is none, or if its files no longer exist.
 */
export async function promote({ name, now, by, ...place }: Options): Promise<Promotion> {
  await pullReleases(place);
  return changePart(place, name, async (part) => {
    const record = part?.canary && recordOf(part, part.canary.release);
    if (!record) throw new ReleaseError(`${name} has no canary: npm run release -- ${name} --weight=10`);
    const { release } = record;
    const at = new Date(now()).toISOString();
    const to = recordChange(part, makeLive(part, { ...record, at }), { action: 'promoted', release, at, by });
    const incompatibilities = await findIncompatibilities({ ...place, name, release: to.live });
    const warnings = [...withdrawnWarning(record), ...incompatibilities];
    return { to, result: { from: part.live, to: to.live, warnings } };
  });
}
