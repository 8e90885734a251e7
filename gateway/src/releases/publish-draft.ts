import type { RegistryPart, ReleaseRecord } from '@storefront/shared/delivery/registry';
import { changePart } from './change-registry';
import { contentHash } from './content-hash';
import { placeDraft } from './copy-build';
import { inspectBuild } from './inspect-build';
import { recordOf } from './live-record';
import { makeCanary, makeLive } from './part-changes';
import { ReleaseError } from './release-error';
import { syncTree } from './sync-path';
import { afterTakenBack, takenBackWarning } from './withdrawn';

/** How a release goes out. */
export interface Publication {
  readonly dataDir: string;
  readonly name: string;
  readonly now: () => number;
  /** Percentage of visitors who are to meet it; without one it is for all. */
  readonly weight?: number;
  /** Leaves the registry alone if this build was ever released: a start must not undo a rollback. */
  readonly onlyNew?: boolean;
}

export interface ReleaseResult {
  readonly name: string;
  readonly release: string;
  /**
   * `canary`: for a share of visitors. `known`: released before and, with `onlyNew`, not made live again.
   */
  readonly state: 'released' | 'canary' | 'already live' | 'known';
  /** What is allowed, yet worth knowing. */
  readonly warnings: readonly string[];
}

interface Next {
  readonly part: RegistryPart;
  readonly state: ReleaseResult['state'];
}

/** What the registry is to know of a release, beyond when. */
type Found = Pick<ReleaseRecord, 'release' | 'entry' | 'integrity'>;

function nextPart(part: RegistryPart | undefined, found: Found, options: Publication): Next {
  const { name, now, weight, onlyNew } = options;
  const before = part && recordOf(part, found.release);
  const record = { ...found, at: new Date(now()).toISOString(), ...afterTakenBack(before) };
  const isLive = part?.live === found.release;
  if (weight !== undefined) {
    if (!part) throw new ReleaseError(`${name} has no release yet that a canary could stand beside`);
    if (isLive) throw new ReleaseError(`${found.release} is live for everybody already`);
    return { part: makeCanary(part, record, weight), state: 'canary' };
  }
  if (part && isLive && !part.canary) return { part, state: 'already live' };
  if (part && onlyNew && before) return { part, state: 'known' };
  return { part: makeLive(part, record), state: 'released' };
}

/** Earlier releases whose scripts gave way to these at the same address: browsers would refuse to run them again. */
const overwritten = (part: RegistryPart | undefined, { entry, integrity }: Found): string[] =>
  (part?.history ?? [])
    .filter((record) => entry && record.entry === entry && record.integrity !== integrity)
    .map(({ release }) => `${release} was at the same address, and cannot be brought back`);

/**
 * Publishes what lies in a draft folder: checks its contract, puts it in its place, named by version and content, and
 * switches the registry in one step. Throws {@link ReleaseError} with every reason why it may not go live.
 */
export async function publishDraft(
  draft: string,
  options: Publication,
  entry?: string,
): Promise<ReleaseResult> {
  const { dataDir, name } = options;
  const { version, integrity, problems, warnings } = await inspectBuild({ dataDir, name, folder: draft });
  if (problems.length > 0) throw new ReleaseError(`${name} cannot be released: ${problems.join('; ')}`);
  const release = `${version}-${await contentHash(draft)}`;
  const found = { release, ...(entry && { entry }), ...(integrity && { integrity }) };
  await syncTree(draft);
  const { state, notes } = await changePart(dataDir, name, async (part) => {
    const next = nextPart(part, found, options);
    // Moves and registers under one lock, so that `prune` never sees a folder that is about to go live.
    await placeDraft({ dataDir, name, draft, release });
    const isChanged = next.state === 'released' || next.state === 'canary';
    const again = isChanged && part ? takenBackWarning(recordOf(part, release)) : [];
    return { to: next.part, result: { state: next.state, notes: [...again, ...overwritten(part, found)] } };
  });
  return { name, release, state, warnings: [...warnings, ...notes] };
}
