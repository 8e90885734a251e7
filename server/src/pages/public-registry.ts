import type { LiveReleases } from './live-releases';
import type { LiveRemote } from './locate-remote';

const under = (base: string, files: readonly string[]) => files.map((file) => `${base}${file}`);

/** Addresses of the scripts that a page of a remote needs beyond the entry. */
export const scriptsOf = ({ base, remote }: LiveRemote, page: string) =>
  under(base, remote.preload[page] ?? []);

function asEntry(live: LiveRemote) {
  const { version, exposes, requires } = live.remote;
  const preload = Object.fromEntries(exposes.map((page) => [page, scriptsOf(live, page)]));
  const { entry, integrity, release } = live;
  return { entry, ...(integrity && { integrity }), version, release, exposes, requires, preload };
}

/** The registry as browsers get it: the live release of each remote, with addresses in place of files. */
export const publicRegistry = ({ remotes }: LiveReleases) =>
  Object.fromEntries([...remotes].map(([name, live]) => [name, asEntry(live)]));

/** Origins other than our own that the registry names. */
export const remoteOrigins = ({ remotes }: LiveReleases) => [
  ...new Set(
    [...remotes.values()].filter(({ base }) => !base.startsWith('/')).map(({ base }) => new URL(base).origin),
  ),
];
