import { coalesceReads } from '@storefront/http/coalesce-reads';
import { SAFE_HEADERS } from '@storefront/http/safe-headers';
import type { RuntimeConfig } from '@storefront/shared/config';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { GatewayEnv } from './gateway-env';
import { overrideRoute } from './overrides/override-route';
import { answerThrough } from './pages/answer-call';
import { createLiveReleases } from './pages/live-releases';
import { createPageReadiness } from './pages/page-readiness';
import { pageRoutes } from './pages/page-routes';
import { releaseRoutes } from './pages/release-routes';
import { addReleaseFiles } from './pages/send-release-file';
import { createSnapshotReader } from './pages/snapshot';
import { workerRoute } from './pages/worker-route';
import { bucketSource } from './releases/bucket-source';
import { keepLastReadable } from './releases/keep-last-readable';
import { createPlaceMapper } from './releases/map-places';
import { announceRegistry } from './releases/other-registries';
import { registrySource } from './releases/registry-source';
import { openReleaseBucket } from './releases/release-bucket';
import { createReleaseGuard } from './releases/release-guard';
import { namedReleases } from './releases/release-records';
import { seoRoutes } from './seo/seo-routes';
import type { GoodsForSale } from './seo/sitemap/goods-for-sale';
import type { ShopApi } from './shop-api';
import { createRenderMetrics, type RenderMetrics } from './ssr/render-metrics';
import type { RenderLimits } from './ssr/start-render-worker';
import { startRendering } from './ssr/start-rendering';
import { createStuckReleases } from './ssr/stuck-releases';
import type { ReleaseCountStore } from './telemetry/release-counts';
import { findLastGood, readReleaseHealth } from './telemetry/release-health';
import { releaseHealthRoutes } from './telemetry/release-health-routes';
import { withMetrics } from './telemetry/remote-metrics';
import { reportRoutes } from './telemetry/report-routes';
import { createServerCounts } from './telemetry/server-counts';

export interface GatewayOptions {
  readonly env: Pick<
    GatewayEnv,
    | 'dataDir'
    | 'registry'
    | 'releaseStore'
    | 'assetOrigin'
    | 'overrideOrigins'
    | 'grants'
    | 'render'
    | 'serviceWorker'
  >;
  readonly publicOrigin: string | null;
  /** The configuration that pages carry. */
  readonly config: RuntimeConfig;
  readonly api: ShopApi;
  readonly counts: ReleaseCountStore;
  /** Lists the items of the sitemap. */
  readonly goods: GoodsForSale;
  /** Compiled code of the render worker. */
  readonly worker: string | URL;
  readonly limits?: RenderLimits;
  /** Receives the metrics of rendering and of releases in browsers. */
  readonly register: Registry;
  /** Replaces the metrics of rendering in tests. */
  readonly metrics?: RenderMetrics;
  /** False: no rate limits, for load tests. */
  readonly isLimited: boolean;
  readonly now: () => number;
}

/**
 * Creates the page gateway. It serves the files of every release, the registry, and the pages with their first data
 * (docs/architecture.md). Its routes take every GET address that no other route of the app has.
 */
export function createGateway(options: GatewayOptions) {
  const { env, publicOrigin, config, api, goods, now } = options;
  const { dataDir, registry, overrideOrigins, grants, serviceWorker } = env;
  const bucket = openReleaseBucket(env);
  const found = bucket
    ? bucketSource(dataDir, bucket, now, (problem) =>
        console.error(`Cannot read the bucket of releases; pages keep those they have: ${problem}`),
      )
    : registrySource(dataDir, registry, now);
  const counts = withMetrics(options.counts, options.register, found.current);
  const mapPlaces = createPlaceMapper(found.dataDir);

  /** Returns the live release by part, `<version>-<hash>`; null if the registry cannot be read. */
  async function readLiveVersions(): Promise<Record<string, string> | null> {
    try {
      const { parts } = await found.current();
      const inUse = Object.entries(parts).filter(([, { retired }]) => !retired);
      return Object.fromEntries(inUse.map(([name, { live }]) => [name, live]));
    } catch {
      return null;
    }
  }

  /** Returns the health of the live releases by part; null if registry or counts cannot be read (C117). */
  async function readHealth() {
    try {
      return await readReleaseHealth(counts, await found.current(), mapPlaces);
    } catch {
      return null;
    }
  }

  /** Replaced in `register`: reading releases needs the log of the app. */
  let isReady = async () => false;

  /** Adds the routes of the gateway to an app. */
  async function register(app: FastifyInstance): Promise<void> {
    const isHttps = publicOrigin?.startsWith('https:') ?? false;
    const site = { origin: publicOrigin, now };
    const onProblem = (problem: unknown) =>
      app.log.error({ err: problem }, 'Could not read the registry, a live release or the data version');
    const lastReadable = keepLastReadable(found, onProblem);
    const source = { ...lastReadable, current: coalesceReads(lastReadable.current) };
    const guard = createReleaseGuard(source.dataDir, {
      onDamage: onProblem,
      repair:
        bucket &&
        (async (name, release) => {
          await bucket.fetchAgain(name, release);
          app.log.warn({ part: name, release }, 'Fetched a damaged release from the bucket again');
        }),
      now,
    });
    const serverCounts = createServerCounts({
      store: counts,
      now,
      onError: (error) => app.log.error({ err: error }, 'Could not count pages of the server'),
    });
    app.addHook('onClose', serverCounts.flush);
    const stuck = createStuckReleases(({ path, ...page }) => {
      app.log.error(
        { part: page.part, release: page.release, path },
        'Pages of a release do not end; the release before stands in for all visitors until a restart',
      );
      serverCounts.failed(page, { reason: `no end on the server: ${path}; the release before stands in` });
    });
    const live = createLiveReleases(
      {
        dataDir: source.dataDir,
        guard,
        stuck,
        assetOrigin: env.assetOrigin,
        findLastGood: (name, part) => {
          const isLeft = ({ release }: { readonly release: string }) =>
            release === part.live || !stuck.has(name, release);
          return findLastGood(counts, name, { ...part, history: part.history.filter(isLeft) });
        },
        now,
      },
      onProblem,
    );
    const answer = answerThrough(api);
    await announceRegistry(source.dataDir, registry).catch((error) =>
      app.log.error(
        { err: error },
        'Could not record the external registry; `prune` may delete releases it still uses',
      ),
    );
    const rendered = env.render
      ? startRendering(app, {
          ...options,
          readVersions: api.readVersions,
          mapPlaces,
          metrics: options.metrics ?? createRenderMetrics(options.register),
          stuck,
          counts: serverCounts,
        })
      : null;
    const readiness = createPageReadiness({
      readRegistry: async () => {
        const current = await source.current();
        return lastReadable.isKnown() ? current : null;
      },
      readLive: (current) => live(current, null),
      rendered,
      tools: { config, answer, site, grants, onProblem },
      mayBeEmpty: registry === null,
    });
    isReady = readiness.isReady;
    app.addHook('onListen', readiness.start);
    // Damage of what visitors get is in the log before one of them meets it.
    app.addHook('onListen', async () => {
      for (const [name, part] of Object.entries((await source.current()).parts))
        for (const release of part.retired ? [] : namedReleases(part))
          await guard.check(name, release).catch(onProblem);
    });
    releaseHealthRoutes(app, { api, store: counts, source: found, mapPlaces });
    const { isLimited } = options;
    if (overrideOrigins.length > 0) overrideRoute(app, { api, source, live, publicOrigin });
    reportRoutes(app, { store: counts, now, source: found, publicOrigin, isLimited });
    await app.register(async (pages) => {
      pages.addHook('onRequest', (_request, reply, done) => {
        reply.headers(SAFE_HEADERS);
        done();
      });
      await addReleaseFiles(pages);
      seoRoutes(pages, { source, live, goods, site });
      workerRoute(pages, { source, guard, hasWorker: serviceWorker });
      releaseRoutes(pages, { source, guard, live, isHttps });
      const readVersions = env.render ? api.readVersions : null;
      const readSnapshot = createSnapshotReader({ source: lastReadable, live, readVersions, onProblem });
      const tools = { config, api, answer, site, grants, isHttps, overrideOrigins, rendered, isLimited, now };
      pageRoutes(pages, { source, guard, live, readSnapshot, ...tools });
    });
  }

  return {
    readLiveVersions,
    readHealth,
    /** Whether pages can be served (C484). */
    isReady: () => isReady(),
    register,
  };
}
