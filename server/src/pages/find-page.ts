import { matchPattern } from '@storefront/shared/paths/match-pattern';
import type { FirstCall } from '../releases/built-remote';
import type { ShopRoute } from '../releases/built-shell';
import type { LiveReleases, LiveShell } from './live-releases';
import type { LiveRemote } from './locate-remote';
import type { ScriptHint } from './page-head';
import { scriptsOf } from './public-registry';

/** What the gateway knows about the page behind an address. */
export interface FoundPage {
  readonly route: ShopRoute;
  readonly params: Readonly<Record<string, string>>;
  /** Scripts that it will need, in the order of need. */
  readonly scripts: readonly ScriptHint[];
  readonly firstData: readonly FirstCall[];
}

const hints = (addresses: readonly string[]): ScriptHint[] => addresses.map((address) => ({ address }));

const entryHint = ({ entry, integrity }: LiveRemote): ScriptHint =>
  integrity ? { address: entry, integrity } : { address: entry };

const NOTHING = { scripts: [], firstData: [] };

function needsOf(route: ShopRoute, { shell }: LiveShell, { remotes }: LiveReleases) {
  if (route.guard) return NOTHING;
  const remote = route.remote ? remotes.get(route.remote) : undefined;
  if (remote && route.expose) {
    return {
      scripts: [entryHint(remote), ...hints(scriptsOf(remote, route.expose))],
      firstData: remote.remote.pages[route.expose]?.firstData ?? [],
    };
  }
  const files = route.page ? (shell.preload[route.page] ?? []) : [];
  return { scripts: hints(files.map((file) => `/${file}`)), firstData: route.firstData };
}

/**
 * The row of the shell's route table that takes an address, and what its page needs. A guarded page needs nothing
 * yet: who may see it is known only in the browser.
 */
export function findPage(live: LiveReleases, shell: LiveShell, path: string): FoundPage | null {
  for (const route of shell.shell.routes) {
    const params = matchPattern(route.path, path);
    if (params) return { route, params, ...needsOf(route, shell, live) };
  }
  return null;
}
