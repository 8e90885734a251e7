import type { Registry } from '@storefront/shared/delivery/registry';
import {
  type AskedPage,
  assemblePage,
  type BuiltPage,
  gatherData,
  type PageTools,
} from '../pages/build-page';
import { findPage } from '../pages/find-page';
import type { LiveReleases, LiveShell } from '../pages/live-releases';
import { inTime } from '../pages/with-timeout';
import type { DataVersions, ShopApi } from '../shop-api';
import { createKnownKeys } from './cache-keys';
import { type PackedPage, packPage } from './encode-page';
import { createKeptPages, type PageKey } from './page-cache';
import { RenderFailure } from './render-failure';
import type { RenderMetrics } from './render-metrics';
import { type RenderTask, renderTask } from './render-task';
import { createRenderTroubles } from './render-troubles';
import type { Renderer } from './renderer';
import { createTokenBucket } from './token-bucket';

interface Options {
  readonly renderer: Renderer;
  readonly readVersions: ShopApi['readVersions'];
  readonly metrics: RenderMetrics;
  /** How long a visitor waits, ms. */
  readonly patience: number;
  readonly onFailure: (task: RenderTask, failure: RenderFailure) => void;
  readonly now: () => number;
}

/** What of a request a rendered page depends on, beside its path. */
interface Wish {
  /** The whole address. */
  readonly url: string;
  /** As it stands in the address. */
  readonly search: string;
  /** Of the data as it is now; null where that cannot be told. */
  readonly versions: DataVersions | null;
}

/** Tables can be made up: so many of their pages are rendered at once, and a second. */
const WITH_SEARCH = { atOnce: 20, aSecond: 5 };

const taskOf = (asked: AskedPage, search: string, { config }: PageTools): RenderTask | null =>
  config.ownServer ? renderTask(asked, search) : null;

const asFailure = (error: unknown) =>
  error instanceof RenderFailure ? error : new RenderFailure('crash', String(error));

/** Public pages as a guest sees them, rendered once for each release and change of the data (ADR 14). */
export function createRenderedPages(options: Options) {
  const { renderer, readVersions, metrics, patience, onFailure, now } = options;
  const kept = createKeptPages(now);
  const keys = createKnownKeys();
  const troubles = createRenderTroubles(now);
  const underWay = new Map<string, Promise<PackedPage | BuiltPage>>();
  const mayRenderSearch = createTokenBucket(WITH_SEARCH.atOnce, WITH_SEARCH.aSecond, now);
  let seen: Registry | null = null;

  /** Throws a {@link RenderFailure}. */
  async function render(task: RenderTask, versions: DataVersions, tools: PageTools) {
    const { asked, search, key, shell, remote, showsStock } = task;
    const first = await gatherData(asked, tools);
    if (!first.isWhole) return assemblePage(asked, first, tools);
    try {
      const began = performance.now();
      const page = { path: asked.path, search, config: tools.config, firstData: first.data };
      const rendered = await renderer.render({ shell, remote, page });
      metrics.rendered(performance.now() - began);
      troubles.worked(task);
      const packed = await packPage(assemblePage(asked, first, tools, rendered));
      kept.keep(key, { page: packed, versions, showsStock });
      return packed;
    } catch (error) {
      const failure = asFailure(error);
      troubles.failed(task, failure);
      onFailure(task, failure);
      return assemblePage(asked, first, tools);
    }
  }

  /** One rendering for all who ask for the same. */
  function share(task: RenderTask, versions: DataVersions, tools: PageTools) {
    const name = `${versions.data} ${versions.stock} ${task.key.name}`;
    const found = underWay.get(name);
    if (found) return found;
    const rendering = render(task, versions, tools).finally(() => underWay.delete(name));
    underWay.set(name, rendering);
    return rendering;
  }

  /** Renders the pages that have but one address, one after another, for those who come first. */
  async function prepare(live: LiveReleases, shell: LiveShell, tools: PageTools): Promise<void> {
    for (const { path } of shell.shell.routes) {
      const page = findPage(live, shell, path);
      const task = page && taskOf({ path, page, live, shell }, '', tools);
      if (!task || troubles.isResting(task)) continue;
      const versions = await readVersions();
      if (versions && !kept.find(task.key, versions)) await share(task, versions, tools);
    }
  }

  function takeKept(key: PageKey, versions: DataVersions): PackedPage | null {
    const found = kept.find(key, versions);
    if (found) metrics.answered('kept');
    return found;
  }

  return {
    /** Called before the first page of a changed registry: workers restart with the live releases. */
    async onRegistryChange(registry: Registry, live: LiveReleases, tools: PageTools): Promise<void> {
      const { shell } = live;
      if (registry === seen) return;
      seen = registry;
      kept.clear();
      if (!shell?.shell.routes.some(({ render: parameters }) => parameters)) return;
      await renderer.renew({ name: 'shell', file: shell.server });
      await prepare(live, shell, tools).catch(tools.onProblem);
    },

    /** The page of an address that was taken before, where it is kept and still good. */
    find(url: string, live: LiveReleases, versions: DataVersions): PackedPage | null {
      const key = keys.find(live, url);
      return key ? takeKept(key, versions) : null;
    },

    /**
     * The page as it is kept or rendered now, or as the browser draws it where rendering fails. Null where that takes
     * too long, and where the page is not one that is rendered at all.
     */
    async take(asked: AskedPage, { url, search, versions }: Wish, tools: PageTools) {
      const task = versions && taskOf(asked, search, tools);
      if (!task) return null;
      keys.learn(asked.live, url, task.key);
      const found = takeKept(task.key, versions);
      if (found) return found;
      if (troubles.isResting(task) || (task.search !== '' && !mayRenderSearch())) return null;
      const page = await inTime(share(task, versions, tools), patience);
      if (page && 'plain' in page) metrics.answered('rendered');
      return page;
    },

    close: () => renderer.close(),
  };
}

export type RenderedPages = ReturnType<typeof createRenderedPages>;
