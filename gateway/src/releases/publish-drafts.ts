import { existsSync } from 'node:fs';
import type {
  Registry,
  RegistryPart,
  ReleaseRecord,
  ReleaseSource,
} from '@storefront/shared/delivery/registry';
import { joinShell } from './canary-share';
import { changeRegistry, replaceParts } from './change-registry';
import { damageText, writeHashes } from './check-files';
import { hashBuild } from './content-hash';
import { placeDraft } from './copy-build';
import { syncTree } from './durable-write';
import type { Grants } from './granted-origins';
import { inspectBuild } from './inspect-build';
import { judgeChange } from './judge-change';
import { judgeOwnPages } from './judge-own-pages';
import { endCanary, makeCanary, makeFirstCanary, makeLive, recordChange } from './part-changes';
import { pullReleases } from './pull-releases';
import { refuseOvertaken, type SeenReleases } from './refuse-overtaken';
import { ReleaseError } from './release-error';
import { releasePaths } from './release-paths';
import type { ReleasePlace } from './release-place';
import { keepWithdrawal, recordOf, retiredText, withdrawnWarning } from './release-records';

/** What is published. */
export interface Build {
  readonly name: string;
  /** The commit that it was built from; absent if nobody knows. */
  readonly source?: ReleaseSource | undefined;
}

/** A copied build, on the same disk as its destination. */
export interface Draft extends Build {
  readonly folder: string;
  /** The address of its entry script on a team's own host. */
  readonly entry?: string;
}

/** How it is published. */
export interface Publication extends ReleasePlace {
  readonly now: () => number;
  /** Percentage of visitors who get it as a canary; absent: all. */
  readonly weight?: number | undefined;
  /** Who releases it. */
  readonly by?: string | undefined;
  /** Does not change the registry if this build was ever released: a start must not undo a rollback. */
  readonly onlyNew?: boolean;
  /** By part, the releases that visitors got of it when the command began; others came meanwhile (C483). Absent: no check. */
  readonly expected?: SeenReleases | undefined;
  /**
   * Why it goes out although it is too heavy, or the server would render less; as a canary, also although it does not fit
   * other parts.
   */
  readonly anyway?: string | undefined;
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
  /** What each page loads, beside the live release and the budget, each as half a sentence; none if nothing changes. */
  readonly weights: readonly string[];
}

/** The fields of a registry record, except its time. */
type Found = Pick<ReleaseRecord, 'release' | 'entry' | 'integrity' | 'source'>;

interface Next {
  readonly part: RegistryPart;
  readonly state: ReleaseResult['state'];
}

/** What is live needs no canary, and another one is over: its sources were taken back. */
function endOther(part: RegistryPart, at: string, by: string | undefined): RegistryPart {
  const { canary } = part;
  if (!canary) return part;
  return recordChange(part, endCanary(part, at), { action: 'canary ended', release: canary.release, at, by });
}

function nextPart(part: RegistryPart | undefined, name: string, found: Found, options: Publication): Next {
  const { now, weight, onlyNew, by, anyway: reason } = options;
  const { release } = found;
  const before = part && recordOf(part, release);
  const at = new Date(now()).toISOString();
  const record = { ...found, at, ...keepWithdrawal(before) };
  const isLive = part?.live === release;
  const isUnopened = name !== 'shell' && (!part || part.opened === false);
  const isSame = part?.canary?.release === release && part.canary.weight === weight;
  if (part && isSame && !part.retired) return { part, state: 'canary' };
  if (weight !== undefined && isUnopened) {
    const event = { action: 'canary', release, at, by, reason } as const;
    return { part: recordChange(part, makeFirstCanary(part, record, weight), event), state: 'canary' };
  }
  if (part?.retired && weight !== undefined) throw new ReleaseError(retiredText(name, part.retired));
  if (weight !== undefined) {
    if (!part) throw new ReleaseError(`${name} has no live release beside which a canary could run`);
    if (isLive) return { part: endOther(part, at, by), state: 'already live' };
    const next = makeCanary(part, record, weight);
    const event = { action: 'canary', release, at, by, reason } as const;
    return { part: recordChange(part, next, event), state: 'canary' };
  }
  if (part && isLive && !part.canary && !part.retired) return { part, state: 'already live' };
  if (part && onlyNew && (before || part.retired)) return { part, state: 'known' };
  const event = { action: 'released', release, at, by, reason } as const;
  return { part: recordChange(part, makeLive(part, record), event), state: 'released' };
}

/** Warns of earlier releases whose scripts were overwritten at the same address: browsers refuse to run them. */
const overwritten = (part: RegistryPart | undefined, { entry, integrity }: Found): string[] =>
  (part?.history ?? [])
    .filter((record) => entry && record.entry === entry && record.integrity !== integrity)
    .map(({ release }) => `${release} was at the same address, and cannot be brought back`);

interface Inspected extends Draft {
  readonly found: Found;
  readonly warnings: readonly string[];
}

/** Checks a draft by itself. @throws ReleaseError with every reason against it */
async function inspectDraft(draft: Draft, { grants, publicOrigin }: Publication): Promise<Inspected> {
  const { name, folder, entry, source } = draft;
  const { version, integrity, problems, warnings } = await inspectBuild({
    name,
    folder,
    grants,
    publicOrigin,
  });
  if (problems.length > 0) throw new ReleaseError(`${name} cannot be released: ${problems.join('; ')}`);
  const hashes = await hashBuild(folder);
  await writeHashes(folder, hashes);
  const found = {
    release: `${version}-${hashes.content}`,
    ...(entry && { entry }),
    ...(integrity && { integrity }),
    ...(source && { source }),
  };
  return { ...draft, found, warnings };
}

/** Throws {@link ReleaseError} with every reason against releases, unless `anyway` says why they go out (C481, C485). */
function refuse(
  names: readonly string[],
  broken: readonly string[],
  own: readonly string[],
  { anyway, weight }: Publication,
): void {
  if (broken.length + own.length === 0) return;
  if (anyway !== undefined && (broken.length === 0 || weight !== undefined)) return;
  const way = `--anyway=<reason>${broken.length > 0 ? ' --weight=1, as a canary' : ''}`;
  throw new ReleaseError(
    `${names.join(', ')} cannot be released: ${[...broken, ...own].join('; ')}. Nothing has changed. To go on knowingly: ${way}`,
  );
}

/** Returns warnings about what visitors had of a part before. */
function notesOf(part: RegistryPart | undefined, found: Found, state: Next['state']): string[] {
  const isChanged = state === 'released' || state === 'canary';
  const again = isChanged && part ? withdrawnWarning(recordOf(part, found.release)) : [];
  const back = isChanged && part?.retired ? [`it was retired on ${part.retired}, and is back`] : [];
  return [...back, ...again, ...overwritten(part, found)];
}

/**
 * Publishes draft folders in one step: checks each, judges how shell and remotes will fit, renames the drafts to their
 * release folders (version and content hash), and switches the registry atomically. Throws {@link ReleaseError} with
 * every reason against the releases; then nothing has changed.
 */
export async function publishDrafts(
  drafts: readonly Draft[],
  options: Publication,
): Promise<ReleaseResult[]> {
  const { dataDir } = options;
  await pullReleases(options);
  const inspected: Inspected[] = [];
  for (const draft of drafts) inspected.push(await inspectDraft(draft, options));
  for (const { folder } of drafts) await syncTree(folder);
  const folderOf = (name: string, release: string) => {
    const stored = releasePaths.release(dataDir, name, release);
    const draft = inspected.find((one) => one.name === name && one.found.release === release);
    return draft && existsSync(draft.folder) ? draft.folder : stored;
  };
  const names = drafts.map(({ name }) => name);
  const repaired = new Map<string, readonly string[]>();
  return changeRegistry(options, async (before: Registry) => {
    const nexts = inspected.map((draft) => ({
      ...draft,
      next: nextPart(before.parts[draft.name], draft.name, draft.found, options),
    }));
    const changed = nexts.filter(({ name, next }) => next.part !== before.parts[name]);
    for (const { name } of changed)
      refuseOvertaken({ name, part: before.parts[name], expected: options.expected, done: 'released' });
    const parts = changed.map(({ name, next }) => ({ name, part: next.part }));
    const after = changed.length > 0 ? joinShell(before, replaceParts(before, parts)) : before;
    const { broken, warnings } = await judgeChange({ before, after, names, folderOf });
    const releases = Object.fromEntries(changed.map(({ name, found }) => [name, found.release]));
    const { against, weights } = await judgeOwnPages(before, releases, folderOf);
    refuse(names, broken, against, options);
    // Moves and registers under one lock, so that `prune` never removes a folder that is about to go live.
    for (const { name, folder, found } of inspected) {
      const { release } = found;
      if (options.isDryRun || !existsSync(folder)) continue;
      const damaged = await placeDraft({ dataDir, name, draft: folder, release });
      if (damaged.length > 0)
        repaired.set(name, [`${damageText(name, release, damaged)}; it is stored again`]);
    }
    const result = nexts.map(({ name, found, next, warnings: own }, index) => ({
      name,
      release: found.release,
      state: next.state,
      warnings: [
        ...(index === 0 ? [...broken, ...against, ...warnings] : []),
        ...(weights.get(name)?.warnings ?? []),
        ...own,
        ...(repaired.get(name) ?? []),
        ...notesOf(before.parts[name], found, next.state),
      ],
      weights: weights.get(name)?.weights ?? [],
    }));
    return { to: after, result };
  });
}
