import { changePart } from './change-registry';
import { recordOf } from './live-record';
import { makeLive } from './part-changes';
import { ReleaseError } from './release-error';

interface Options {
  readonly dataDir: string;
  readonly name: string;
  readonly now: () => number;
}

/** Makes a canary live for every visitor. Throws {@link ReleaseError} where there is none. */
export function promote({ dataDir, name, now }: Options): Promise<{ from: string; to: string }> {
  return changePart(dataDir, name, async (part) => {
    const record = part?.canary && recordOf(part, part.canary.release);
    if (!record) throw new ReleaseError(`${name} has no canary: npm run release -- ${name} --weight=10`);
    const to = makeLive(part, { ...record, at: new Date(now()).toISOString() });
    return { to, result: { from: part.live, to: to.live } };
  });
}
