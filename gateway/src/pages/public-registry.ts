import type { LivePart, LiveReleases } from './live-releases';
import type { LiveRemote } from './locate-remote';

const under = (base: string, files: readonly string[]) => files.map((file) => `${base}${file}`);

/** Addresses of the scripts that a page of a remote needs beyond the entry. */
export const scriptsOf = ({ base, remote }: LiveRemote, page: string) =>
  under(base, remote.preload[page] ?? []);

function asRelease({ entry, integrity, release, remote }: LiveRemote) {
  const { version, exposes, requires } = remote;
  return { entry, ...(integrity && { integrity }), version, release, exposes, requires };
}

function asEntry({ lastGood, ...live }: LivePart) {
  const preload = Object.fromEntries(live.remote.exposes.map((page) => [page, scriptsOf(live, page)]));
  return { ...asRelease(live), preload, ...(lastGood && { lastGood: asRelease(lastGood) }) };
}

/**
 * Returns the registry for browsers: the live and the last good release of each remote, with addresses instead of file
 * names.
 */
export const publicRegistry = ({ remotes }: LiveReleases) =>
  Object.fromEntries([...remotes].map(([name, live]) => [name, asEntry(live)]));

/** Origins other than our own that the registry names. */
export function remoteOrigins({ remotes }: LiveReleases): string[] {
  const bases = [...remotes.values()].flatMap(({ base, lastGood }) => [base, lastGood?.base ?? base]);
  return [...new Set(bases.filter((base) => !base.startsWith('/')).map((base) => new URL(base).origin))];
}
