import { changePart } from './change-registry';
import { liveRecord, rollbackTarget } from './live-record';
import type { RegistryPart } from './registry-schema';
import { ReleaseError } from './release-error';

interface Options {
  readonly dataDir: string;
  readonly name: string;
  readonly now: () => number;
}

function withdrawLive(part: RegistryPart, target: string, at: string): RegistryPart {
  const history = part.history.map((record) =>
    record.release === part.live ? { ...record, withdrawn: at } : record,
  );
  return { ...part, live: target, since: at, history };
}

/**
 * Brings back the release that was live before, and marks the one it takes away, so that neither a further rollback
 * nor a start returns to it. Throws {@link ReleaseError} where there is nothing to go back to.
 */
export async function rollback({ dataDir, name, now }: Options): Promise<{ from: string; to: string }> {
  let from = '';
  const part = await changePart(dataDir, name, (current) => {
    if (!current || !liveRecord(current)) throw new ReleaseError(`${name} was never released`);
    const target = rollbackTarget(current);
    if (!target) throw new ReleaseError(`${name} has no earlier release than ${current.live}`);
    from = current.live;
    return withdrawLive(current, target.release, new Date(now()).toISOString());
  });
  return { from, to: part.live };
}
