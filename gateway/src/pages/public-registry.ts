import type { PageRegistry, PageRelease, PageRemote } from '@storefront/shared/delivery/page-registry';
import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import { type Grants, grantedTo, type Source } from '../releases/granted-origins';
import { unmetRanges } from '../releases/unmet-ranges';
import type { LivePart, LiveReleases } from './live-releases';
import type { LiveRemote } from './locate-remote';
import type { TabShell } from './tab-shell';

type Provided = Readonly<Record<string, string>>;

const under = (base: string, files: readonly string[]) => files.map((file) => `${base}${file}`);

/** Returns the addresses of the scripts that a page of a remote needs beyond the entry. */
export const scriptsOf = ({ base, remote }: Pick<LiveRemote, 'base' | 'remote'>, page: string) =>
  under(base, remote.preload[page] ?? []);

/** Returns the addresses of the style sheets of a remote's page. */
export const stylesOf = ({ base, remote }: Pick<LiveRemote, 'base' | 'remote'>, page: string) =>
  under(base, remote.styles[page] ?? []);

/** Returns a release as browsers get it, judged for a shell that provides these versions. */
export function toPageRelease(
  { entry, integrity, release, remote, base }: Omit<LiveRemote, 'release'> & { readonly release?: string },
  provided: Provided,
): PageRelease {
  const { version, exposes } = remote;
  const styles = Object.keys(remote.styles).map((page) => [page, stylesOf({ base, remote }, page)]);
  const [unmet] = unmetRanges(remote, provided);
  return {
    entry,
    ...(integrity && { integrity }),
    version,
    ...(release && { release }),
    exposes,
    preload: Object.fromEntries(exposes.map((page) => [page, scriptsOf({ base, remote }, page)])),
    ...(styles.length > 0 && { styles: Object.fromEntries(styles) }),
    ...(unmet && { unmet }),
  };
}

/** A tab needs the fallback only after a failure, so its list of files is not worth the bytes. */
function asFallback(lastGood: LiveRemote, provided: Provided): PageRelease {
  const { preload, styles, ...release } = toPageRelease(lastGood, provided);
  return release;
}

function asRemote({ lastGood, ...live }: LivePart, provided: Provided): PageRemote {
  return {
    ...toPageRelease(live, provided),
    ...(lastGood && { lastGood: asFallback(lastGood, provided) }),
  };
}

/** Leaves out what only the gateway reads of a row, as the build does for the shell's own. */
const asSeen = ({ description, noindex, render, ...row }: ShopRoute): ShopRoute => row;

/**
 * Returns the registry as browsers get it: the live release of each remote and the last good one.
 *
 * @param tabShell the shell that the tab runs, if it is not the live one
 */
export function publicRegistry(
  { shell, remotes, retired }: LiveReleases,
  tabShell: TabShell | null = shell,
): PageRegistry {
  const provided = tabShell?.shell.provides ?? {};
  return {
    shell: tabShell?.release ?? null,
    ...(shell && shell.added.length > 0 && { routes: shell.added.map(asSeen) }),
    remotes: Object.fromEntries([...remotes].map(([name, live]) => [name, asRemote(live, provided)])),
    ...(retired.length > 0 && { retired: [...retired] }),
  };
}

/** Origins other than our own that the registry names. */
export function remoteOrigins({ remotes }: LiveReleases): string[] {
  const bases = [...remotes.values()].flatMap(({ base, lastGood }) => [base, lastGood?.base ?? base]);
  return [...new Set(bases.filter((base) => !base.startsWith('/')).map((base) => new URL(base).origin))];
}

/** Returns what the live and last good releases ask for and the operator granted: one page may show every remote. */
export const grantedSources = ({ remotes }: LiveReleases, grants: Grants): Source[] =>
  [...remotes.values()]
    .flatMap(({ remote, lastGood }) => (lastGood ? [remote, lastGood.remote] : [remote]))
    .flatMap((remote) => grantedTo(remote, grants));
