import type { RegistryPart, ReleaseRecord, ReleaseSource } from '@storefront/shared/delivery/registry';
import { changePart } from './change-registry';
import { contentHash } from './content-hash';
import { placeDraft } from './copy-build';
import { syncTree } from './durable-write';
import type { Grants } from './granted-origins';
import { inspectBuild } from './inspect-build';
import { makeCanary, makeLive, recordChange } from './part-changes';
import { pullReleases } from './pull-releases';
import { ReleaseError } from './release-error';
import type { ReleasePlace } from './release-place';
import { keepWithdrawal, recordOf, retiredText, withdrawnWarning } from './release-records';

/** Options of a publication. */
export interface Publication extends ReleasePlace {
  readonly name: string;
  readonly now: () => number;
  /** Percentage of visitors who get it as a canary; absent: all. */
  readonly weight?: number;
  /** The commit that it was built from; absent if nobody knows. */
  readonly source?: ReleaseSource | undefined;
  /** Who releases it. */
  readonly by?: string | undefined;
  /** Does not change the registry if this build was ever released: a start must not undo a rollback. */
  readonly onlyNew?: boolean;
  /** Origins that the operator granted: the result says which of those that a remote asks for are missing (C331). */
  readonly grants?: Grants;
  /** Public origin of the shop; null or absent if unknown. */
  readonly publicOrigin?: string | null;
}

export interface ReleaseResult {
  readonly name: string;
  readonly release: string;
  /**
   * `canary`: for a share of visitors. `known`: released before and, with `onlyNew`, not made live again.
   */
  readonly state: 'released' | 'canary' | 'already live' | 'known';
  /** Warnings, each as half a sentence. */
  readonly warnings: readonly string[];
}

interface Next {
  readonly part: RegistryPart;
  readonly state: ReleaseResult['state'];
}

/** The fields of a registry record, except its time. */
type Found = Pick<ReleaseRecord, 'release' | 'entry' | 'integrity' | 'source'>;

function nextPart(part: RegistryPart | undefined, found: Found, options: Publication): Next {
  const { name, now, weight, onlyNew, by } = options;
  const { release } = found;
  const before = part && recordOf(part, release);
  const at = new Date(now()).toISOString();
  const record = { ...found, at, ...keepWithdrawal(before) };
  const isLive = part?.live === release;
  if (part?.retired && weight !== undefined) throw new ReleaseError(retiredText(name, part.retired));
  if (weight !== undefined) {
    if (!part) throw new ReleaseError(`${name} has no live release beside which a canary could run`);
    if (isLive) throw new ReleaseError(`${found.release} is already live for all visitors`);
    const next = makeCanary(part, record, weight);
    return { part: recordChange(part, next, { action: 'canary', release, at, by }), state: 'canary' };
  }
  if (part && isLive && !part.canary && !part.retired) return { part, state: 'already live' };
  if (part && onlyNew && (before || part.retired)) return { part, state: 'known' };
  const next = makeLive(part, record);
  return { part: recordChange(part, next, { action: 'released', release, at, by }), state: 'released' };
}

/** Warns of earlier releases whose scripts were overwritten at the same address: browsers refuse to run them. */
const overwritten = (part: RegistryPart | undefined, { entry, integrity }: Found): string[] =>
  (part?.history ?? [])
    .filter((record) => entry && record.entry === entry && record.integrity !== integrity)
    .map(({ release }) => `${release} was at the same address, and cannot be brought back`);

/**
 * Publishes a draft folder: checks its contract, renames it to its release folder (version and content hash), and
 * switches the registry atomically. Throws {@link ReleaseError} with every reason against the release.
 */
export async function publishDraft(
  draft: string,
  options: Publication,
  entry?: string,
): Promise<ReleaseResult> {
  const { dataDir, name, grants, publicOrigin } = options;
  await pullReleases(options);
  const subject = { dataDir, name, folder: draft, grants, publicOrigin };
  const { version, integrity, problems, warnings } = await inspectBuild(subject);
  if (problems.length > 0) throw new ReleaseError(`${name} cannot be released: ${problems.join('; ')}`);
  const release = `${version}-${await contentHash(draft)}`;
  const { source } = options;
  const found = {
    release,
    ...(entry && { entry }),
    ...(integrity && { integrity }),
    ...(source && { source }),
  };
  await syncTree(draft);
  const { state, notes } = await changePart(options, name, async (part) => {
    const next = nextPart(part, found, options);
    // Moves and registers under one lock, so that `prune` never removes a folder that is about to go live.
    await placeDraft({ dataDir, name, draft, release });
    const isChanged = next.state === 'released' || next.state === 'canary';
    const again = isChanged && part ? withdrawnWarning(recordOf(part, release)) : [];
    const back = isChanged && part?.retired ? [`it was retired on ${part.retired}, and is back`] : [];
    return {
      to: next.part,
      result: { state: next.state, notes: [...back, ...again, ...overwritten(part, found)] },
    };
  });
  return { name, release, state, warnings: [...warnings, ...notes] };
}
