import { describeSpan, inSpan } from '@storefront/http/tracing/spans';
import { orNullAfter } from '@storefront/http/with-timeout';
import type { Registry } from '@storefront/shared/delivery/registry';
import type { RenderedPage } from '@storefront/shared/delivery/server-rendering';
import {
  assemblePage,
  type BuiltPage,
  gatherData,
  type PageTools,
  type RequestedPage,
} from '../pages/build-page';
import { findPage } from '../pages/find-page';
import type { FirstData } from '../pages/first-data';
import type { LiveReleases, LiveShell } from '../pages/live-releases';
import type { DataVersions, ShopApi } from '../shop-api';
import { createCacheKeys } from './cache-keys';
import { type EncodedPage, encodePage } from './encode-page';
import { createPageCache, type PageKey } from './page-cache';
import { createRenderBackoff } from './render-backoff';
import { RenderFailure } from './render-failure';
import type { RenderMetrics } from './render-metrics';
import { type RenderTask, renderTask } from './render-task';
import type { Renderer } from './renderer';
import { createTokenBucket } from './token-bucket';

interface Options {
  readonly renderer: Renderer;
  readonly readVersions: ShopApi['readVersions'];
  readonly metrics: RenderMetrics;
  /** Longest time that a visitor waits, ms. */
  readonly maxWait: number;
  readonly onFailure: (task: RenderTask, failure: RenderFailure) => void;
  readonly onSuccess: (task: RenderTask) => void;
  readonly now: () => number;
}

/** The parts of a request that a rendered page depends on, beside its path. */
interface RequestParts {
  /** The whole address. */
  readonly url: string;
  /** The query with its `?`, as requested. */
  readonly search: string;
  /** Current versions of the data; null if unknown. */
  readonly versions: DataVersions | null;
}

/** Limits rendering of pages with a search, because visitors can invent table numbers. */
const WITH_SEARCH = { atOnce: 20, aSecond: 5 };

const taskOf = (requested: RequestedPage, search: string, { config }: PageTools): RenderTask | null =>
  config.ownServer ? renderTask(requested, search) : null;

const asFailure = (error: unknown) =>
  error instanceof RenderFailure ? error : new RenderFailure('crash', String(error));

/** Renders public pages as a guest sees them, once per release and change of the data (ADR 14). */
export function createRenderedPages(options: Options) {
  const { renderer, readVersions, metrics, maxWait, onFailure, onSuccess, now } = options;
  const cache = createPageCache(now);
  const keys = createCacheKeys();
  const backoff = createRenderBackoff(now);
  const running = new Map<string, Promise<EncodedPage | BuiltPage>>();
  const mayRenderSearch = createTokenBucket(WITH_SEARCH.atOnce, WITH_SEARCH.aSecond, now);
  let seen: Registry | null = null;

  /** Renders the HTML of a page. On failure records it and returns null. */
  async function renderHtml(
    task: RenderTask,
    { data }: FirstData,
    tools: PageTools,
  ): Promise<RenderedPage | null> {
    const { requested, search, shell, remote } = task;
    try {
      const began = performance.now();
      const {
        live,
        shell: { added: routes },
      } = requested;
      const page = {
        path: requested.path,
        search,
        config: tools.config,
        firstData: data,
        retired: live.retired,
        routes,
      };
      const rendered = await inSpan('render', () => renderer.render({ shell, remote, page }));
      metrics.rendered(performance.now() - began);
      backoff.worked(task);
      onSuccess(task);
      return rendered;
    } catch (error) {
      const failure = asFailure(error);
      backoff.failed(task, failure);
      onFailure(task, failure);
      return null;
    }
  }

  /** Renders a page and caches it. On failure returns the page without rendered HTML. */
  async function renderAndCache(task: RenderTask, versions: DataVersions, tools: PageTools) {
    const { requested, key, showsStock } = task;
    const first = await gatherData(requested, tools);
    const rendered = first.isWhole ? await renderHtml(task, first, tools) : null;
    if (!rendered) return assemblePage(requested, first, tools);
    const encoded = await encodePage(assemblePage(requested, first, tools, rendered));
    cache.add(key, { page: encoded, versions, showsStock });
    return encoded;
  }

  /** Renders a page once for concurrent requests. */
  function share(task: RenderTask, versions: DataVersions, tools: PageTools) {
    const name = `${versions.data} ${versions.stock} ${task.key.name}`;
    const found = running.get(name);
    if (found) return found;
    const rendering = renderAndCache(task, versions, tools).finally(() => running.delete(name));
    running.set(name, rendering);
    return rendering;
  }

  /** Renders the pages without parameters, one after another, before visitors request them. */
  async function prepareAll(live: LiveReleases, shell: LiveShell, tools: PageTools): Promise<void> {
    for (const { path } of shell.shell.routes) {
      const page = findPage(live, shell, path);
      const task = page?.route.render ? taskOf({ path, page, live, shell }, '', tools) : null;
      if (!task || backoff.isBackingOff(task)) continue;
      const versions = await readVersions();
      if (!versions || cache.find(task.key, versions)) continue;
      const rendered = await share(task, versions, tools);
      if ('plain' in rendered) rendered.improve();
    }
  }

  function takeCached(key: PageKey, versions: DataVersions): EncodedPage | null {
    const found = cache.find(key, versions);
    if (!found) return null;
    metrics.answered('kept');
    describeSpan({ 'shop.page': 'cached' });
    found.improve();
    return found;
  }

  return {
    /** Called before the first page of a changed registry: workers restart with the live releases. */
    async onRegistryChange(registry: Registry, live: LiveReleases, tools: PageTools): Promise<void> {
      const { shell } = live;
      if (registry === seen) return;
      seen = registry;
      cache.clear();
      if (!shell?.shell.routes.some(({ render: parameters }) => parameters)) return;
      try {
        await renderer.renew({ name: 'shell', file: shell.server });
        await prepareAll(live, shell, tools);
      } catch (problem) {
        tools.onProblem(problem);
      }
    },

    /** Tries the pages without parameters again that are not cached, except those that failed lately. */
    async prepare(live: LiveReleases, tools: PageTools): Promise<void> {
      if (live.shell) await prepareAll(live, live.shell, tools).catch(tools.onProblem);
    },

    /** Returns the cached page of an address that was requested before, if it is still valid. */
    find(url: string, live: LiveReleases, versions: DataVersions): EncodedPage | null {
      const key = keys.find(live, url);
      return key ? takeCached(key, versions) : null;
    },

    /**
     * Returns the page from the cache or renders it; if rendering fails, the page that the browser renders. Null if that
     * takes too long, or if the server does not render this page.
     */
    async take(requested: RequestedPage, { url, search, versions }: RequestParts, tools: PageTools) {
      const task = versions && taskOf(requested, search, tools);
      if (!task) return null;
      const found = takeCached(task.key, versions);
      if (found) {
        keys.learn(requested.live, url, task.key);
        return found;
      }
      if (backoff.isBackingOff(task) || (task.search !== '' && !mayRenderSearch())) return null;
      const page = await orNullAfter(share(task, versions, tools), maxWait);
      if (page && 'plain' in page) {
        // Not of made-up ids: they would drive out addresses that exist.
        keys.learn(requested.live, url, task.key);
        metrics.answered('rendered');
        describeSpan({ 'shop.page': 'rendered' });
      }
      return page;
    },

    /** Renders a page of one visitor from their data, and caches nothing. Null where the browser must render it. */
    async renderPersonal(
      requested: RequestedPage,
      search: string,
      first: FirstData,
      tools: PageTools,
    ): Promise<RenderedPage | null> {
      const task = taskOf(requested, search, tools);
      if (!task || !first.isWhole || backoff.isBackingOff(task) || !mayRenderSearch()) return null;
      const page = await orNullAfter(renderHtml(task, first, tools), maxWait);
      if (page) metrics.answered('rendered');
      return page;
    },

    close: () => renderer.close(),
  };
}

export type RenderedPages = ReturnType<typeof createRenderedPages>;
