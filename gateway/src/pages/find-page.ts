import type { FirstCall } from '@storefront/shared/delivery/first-data';
import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import { matchPattern } from '@storefront/shared/paths/match-pattern';
import type { LiveReleases, LiveShell } from './live-releases';
import type { LiveRemote } from './locate-remote';
import type { ScriptHint } from './page-head';
import { scriptsOf, stylesOf } from './public-registry';

/** What the gateway knows about the page behind an address. */
export interface FoundPage {
  readonly route: ShopRoute;
  readonly params: Readonly<Record<string, string>>;
  /** Scripts that the page needs, most urgent first. */
  readonly scripts: readonly ScriptHint[];
  /** Addresses of its style sheets. */
  readonly styles: readonly string[];
  readonly firstData: readonly FirstCall[];
  /** Calls made as the visitor; empty unless the route is `personal`. */
  readonly personalData: readonly FirstCall[];
  /** Calls that the browser makes at once with its own cookie; null unless a session passed the page's guard. */
  readonly prefetchedCalls: readonly FirstCall[] | null;
}

const hints = (addresses: readonly string[]): ScriptHint[] => addresses.map((address) => ({ address }));

const entryHint = ({ entry, integrity }: LiveRemote): ScriptHint =>
  integrity ? { address: entry, integrity } : { address: entry };

/** Returns the scripts and style sheets of a route's page, and its first calls whose answers are the same for every visitor. */
export function needsOf(route: ShopRoute, { shell }: LiveShell, { remotes }: LiveReleases) {
  const remote = route.remote ? remotes.get(route.remote) : undefined;
  if (remote && route.expose) {
    return {
      scripts: [entryHint(remote), ...hints(scriptsOf(remote, route.expose))],
      styles: stylesOf(remote, route.expose),
      firstData: remote.remote.pages[route.expose]?.firstData ?? [],
      personalData: (route.personal && remote.remote.pages[route.expose]?.personalData) ?? [],
    };
  }
  const files = route.page ? (shell.preload[route.page] ?? []) : [];
  return {
    scripts: hints(files.map((file) => `/${file}`)),
    styles: [],
    firstData: route.firstData ?? [],
    personalData: [],
  };
}

const NOTHING = { scripts: [], styles: [], firstData: [], personalData: [] };

/**
 * Returns the route that matches an address, with the scripts and first calls of its page. A guarded page gets none
 * here: `page-guard.ts` adds them when the session passes the guard.
 */
export function findPage(live: LiveReleases, shell: LiveShell, path: string): FoundPage | null {
  for (const route of shell.shell.routes) {
    const params = matchPattern(route.path, path);
    if (!params) continue;
    const needs = route.guard ? NOTHING : needsOf(route, shell, live);
    return { route, params, ...needs, prefetchedCalls: null };
  }
  return null;
}
