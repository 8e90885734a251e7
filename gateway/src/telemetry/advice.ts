import { TROUBLE_KINDS } from '@storefront/shared/delivery/release-reports';
import { nameUnder, type ReleaseCounts } from './release-counts';

/** Fewer errors than this may come from one visitor, so they lead to no advice. */
export const ENOUGH = 3;

/** A shell is to blame for a remote from this many times the errors per use on. */
const CLEARLY = 2;

/** The counts of one release. */
export interface Counted extends ReleaseCounts {
  readonly release: string;
}

/** The counts of what visitors get of a part, and of what a rollback would bring. */
export interface PartCounts {
  readonly name: string;
  readonly live: Counted;
  readonly canary: Counted | null;
  /** What a rollback would make live. */
  readonly previous: Counted | null;
  /** What the live release is compared with: an older one if that is the newest that browsers found good. */
  readonly other: Counted | null;
}

type Counts = ReleaseCounts['counts'];

interface Usage {
  /** Visits of browsers, or pages that the server rendered or failed to render. */
  readonly uses: number;
  readonly errors: number;
}

/** The server keeps a rendered page for many visits, so the two are compared apart. */
type Usages = readonly [browsers: Usage, server: Usage];

/** Returns how much a release was used: in all, or under one release of the shell. */
function usagesOf(counts: Counts, shell?: string): Usages {
  const of = (name: string) => counts.get(shell === undefined ? name : nameUnder(name, shell)) ?? 0;
  const failed = of('server');
  const errors = TROUBLE_KINDS.reduce((sum, kind) => sum + of(kind), -failed);
  return [
    { uses: of('visit'), errors },
    { uses: of('rendered') + failed, errors: failed },
  ];
}

const minus = (one: Usage, other: Usage): Usage => ({
  uses: one.uses - other.uses,
  errors: one.errors - other.errors,
});

/** Returns how much a release was used under all releases of the shell but these. */
const usagesWithout = (counts: Counts, shells: readonly string[]): Usages =>
  shells
    .map((shell) => usagesOf(counts, shell))
    .reduce<Usages>(
      ([browsers, server], left) => [minus(browsers, left[0]), minus(server, left[1])],
      usagesOf(counts),
    );

const rate = ({ errors, uses }: Usage): number => errors / Math.max(uses, 1);

const isMore = (one: Usage, other: Usage): boolean => one.errors >= ENOUGH && rate(one) > rate(other);

/** One error is added to the other ones: few uses without an error prove little. */
const isClearlyMore = (one: Usage, other: Usage): boolean =>
  one.errors >= ENOUGH && rate(one) * other.uses > CLEARLY * (other.errors + 1);

/** Returns whether a release does worse than another one, apart from what happened under these releases of the shell. */
function isWorse(one: Counts, other: Counts, without: readonly string[]): boolean {
  const [browsers, server] = usagesWithout(one, without);
  const [otherBrowsers, otherServer] = usagesWithout(other, without);
  return isMore(browsers, otherBrowsers) || isMore(server, otherServer);
}

/** Returns whether a release of a remote does clearly worse under one release of the shell than under another one. */
function isWorseUnder(counts: Counts, shell: string, other: string): boolean {
  const [browsers, server] = usagesOf(counts, shell);
  const [otherBrowsers, otherServer] = usagesOf(counts, other);
  return isClearlyMore(browsers, otherBrowsers) || isClearlyMore(server, otherServer);
}

/** A release beside the one that visitors would get in its place. */
interface Compared {
  readonly one: Counted;
  readonly other: Counted;
  /** What an advice calls the other one, and what the command needs to bring it back. */
  readonly than: string;
  readonly option: string;
}

/** Returns the live release beside the one that would come back; null if there is none. */
export function compareLive({ live, previous, other }: PartCounts): Compared | null {
  if (!other) return null;
  return other.release === previous?.release
    ? { one: live, other, than: 'the release before', option: '' }
    : { one: live, other, than: other.release, option: ` --to=${other.release}` };
}

/** Returns the canary beside the live release; null if there is none. */
export const compareCanary = ({ live, canary }: PartCounts): Compared | null =>
  canary && { one: canary, other: live, than: 'the live release', option: '' };

/** The releases of the shell that do not count against remotes, each with their names. */
export type Blames = ReadonlyMap<string, readonly string[]>;

/**
 * Returns which releases of the shell began the trouble of which remotes, because the same release of the remote does
 * clearly worse under the one than under the other. A withdrawn one is to blame for all (C492).
 */
export function blamesOf(parts: readonly PartCounts[], withdrawn: readonly string[]): Blames {
  const names = parts.map(({ name }) => name);
  const blames = new Map<string, readonly string[]>(withdrawn.map((release) => [release, names]));
  const shell = parts.find(({ name }) => name === 'shell');
  for (const compared of shell ? [compareLive(shell), compareCanary(shell)] : []) {
    if (!compared) continue;
    const { one, other } = compared;
    const worse = parts.filter(({ live }) => isWorseUnder(live.counts, one.release, other.release));
    blames.set(
      one.release,
      worse.map(({ name }) => name),
    );
  }
  return blames;
}

/**
 * Returns the advice to roll a part back; null if its release does no worse than the other one. What happened under a
 * shell that began it, or was withdrawn, does not count.
 */
export function adviceOn(name: string, compared: Compared | null, blames: Blames): string | null {
  if (!compared) return null;
  const { one, other, than, option } = compared;
  const worseFor = (name === 'shell' && blames.get(one.release)) || [];
  const without = [...blames].filter(([, remotes]) => remotes.includes(name)).map(([shell]) => shell);
  if (worseFor.length === 0 && !isWorse(one.counts, other.counts, without)) return null;
  const worse = worseFor.length === 0 ? 'worse' : `worse for ${worseFor.join(' and ')}`;
  return `${worse} than ${than}: roll back with npm run rollback -- ${name}${option}`;
}
