import { createHash } from 'node:crypto';
import type { RequestedPage } from '../pages/build-page';
import type { LiveReleases } from '../pages/live-releases';
import { publicRegistry } from '../pages/public-registry';
import type { PageKey } from './page-cache';
import type { ServerBuild } from './render-job';
import { renderSearch } from './render-search';

/** A page that the gateway can render. */
export interface RenderTask {
  readonly requested: RequestedPage;
  readonly search: string;
  readonly key: PageKey;
  readonly shell: ServerBuild;
  readonly remote: ServerBuild | null;
  readonly showsStock: boolean;
}

/** Calls whose answers contain stock. */
const OF_STOCK = new Set(['listClosetItems', 'getClosetItem']);

const seenIds = new WeakMap<LiveReleases, string>();

/** Returns an id of everything that a page contains about releases. Visitors with the same id share cached pages. */
function seenId(live: LiveReleases): string {
  const known = seenIds.get(live);
  if (known) return known;
  const text = JSON.stringify(publicRegistry(live));
  const id = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  seenIds.set(live, id);
  return id;
}

/** Returns the one spelling of a page's address. Otherwise every spelling of an id would be cached. */
const canonicalPath = (pattern: string, params: Readonly<Record<string, string>>) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Returns the server build of the route's remote; null without a remote; undefined if no build may run here. */
function remoteBuild({ page: { route }, live }: RequestedPage): ServerBuild | null | undefined {
  if (!route.remote) return null;
  const file = live.remotes.get(route.remote)?.server;
  return file ? { name: route.remote, file } : undefined;
}

/** Returns the task of rendering a page; null if its route, address or remote leaves rendering to the browser. */
export function renderTask(requested: RequestedPage, rawSearch: string): RenderTask | null {
  const { path, page, live, shell } = requested;
  const { route, params } = page;
  const allowed = route.render ?? route.personal;
  if (!allowed || route.guard || path !== canonicalPath(route.path, params)) return null;
  const search = renderSearch(rawSearch, allowed);
  const remote = remoteBuild(requested);
  if (search === null || remote === undefined) return null;
  return {
    requested,
    search,
    key: { name: `${seenId(live)} ${path}${search}`, isPlain: path === route.path && search === '' },
    shell: { name: 'shell', file: shell.server },
    remote,
    showsStock: page.firstData.some(({ call }) => OF_STOCK.has(call)),
  };
}
