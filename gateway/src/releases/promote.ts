import { changePart } from './change-registry';
import { findMisfits } from './find-incompatibilities';
import { recordOf } from './live-record';
import { makeLive } from './part-changes';
import { ReleaseError } from './release-error';
import { takenBackWarning } from './withdrawn';

interface Options {
  readonly dataDir: string;
  readonly name: string;
  readonly now: () => number;
}

interface Promotion {
  readonly from: string;
  readonly to: string;
  /** What of the contract it does not meet, and whether it was taken back before, each as half a sentence. */
  readonly warnings: readonly string[];
}

/** Makes a canary live for every visitor. Throws {@link ReleaseError} where there is none, or its files are gone. */
export function promote({ dataDir, name, now }: Options): Promise<Promotion> {
  return changePart(dataDir, name, async (part) => {
    const record = part?.canary && recordOf(part, part.canary.release);
    if (!record) throw new ReleaseError(`${name} has no canary: npm run release -- ${name} --weight=10`);
    const to = makeLive(part, { ...record, at: new Date(now()).toISOString() });
    const misfits = await findMisfits({ dataDir, name, release: to.live });
    const warnings = [...takenBackWarning(record), ...misfits];
    return { to, result: { from: part.live, to: to.live, warnings } };
  });
}
