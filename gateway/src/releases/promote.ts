import { changePart } from './change-registry';
import { findIncompatibilities } from './find-incompatibilities';
import { makeLive, recordChange } from './part-changes';
import { ReleaseError } from './release-error';
import { recordOf, withdrawnWarning } from './release-records';

interface Options {
  readonly dataDir: string;
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
export function promote({ dataDir, name, now, by }: Options): Promise<Promotion> {
  return changePart(dataDir, name, async (part) => {
    const record = part?.canary && recordOf(part, part.canary.release);
    if (!record) throw new ReleaseError(`${name} has no canary: npm run release -- ${name} --weight=10`);
    const { release } = record;
    const at = new Date(now()).toISOString();
    const to = recordChange(part, makeLive(part, { ...record, at }), { action: 'promoted', release, at, by });
    const incompatibilities = await findIncompatibilities({ dataDir, name, release: to.live });
    const warnings = [...withdrawnWarning(record), ...incompatibilities];
    return { to, result: { from: part.live, to: to.live, warnings } };
  });
}
