import type { RuntimeConfig } from '@storefront/shared/config';
import type { FastifyInstance } from 'fastify';
import { shareReads } from '../../../server/src/platform/db/coalesce-reads';
import { keepLastGood } from '../releases/keep-last-good';
import { announceRegistry } from '../releases/other-registries';
import { registrySource } from '../releases/registry-source';
import { seoRoutes } from '../seo/seo-routes';
import type { GoodsForSale } from '../seo/sitemap/goods-for-sale';
import { type Rendering, startRendering } from '../ssr/start-rendering';
import { answerWithin } from './answer-call';
import { createLiveReleases } from './live-releases';
import { pageRoutes } from './page-routes';
import { releaseRoutes } from './release-routes';
import { createMomentReader } from './snapshot';
import { workerRoute } from './worker-route';

export interface PagesDeps {
  /** Holds `registry.json` and `releases/`. */
  readonly dataDir: string;
  /** Path or URL of the registry; null: the one in `dataDir`. */
  readonly registry: string | null;
  /** What browsers are told of this server. */
  readonly config: RuntimeConfig;
  /** PUBLIC_ORIGIN, where one is set. */
  readonly origin: string | null;
  /** What the sitemap lists beside the pages of the route table. */
  readonly goods: GoodsForSale;
  /** Where staff may load other builds of remotes from (C140). */
  readonly overrideOrigins: readonly string[];
  /** Whether browsers may keep pages for visits without a network. */
  readonly hasWorker: boolean;
  readonly now: () => number;
  /** Null: browsers draw every page. */
  readonly rendering: Rendering | null;
}

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
const HSTS = { 'strict-transport-security': 'max-age=31536000' };

/**
 * The page gateway: files of every release, the registry, and the pages of the shop with what each needs already
 * inside (architecture: "Loading"). Takes every GET address that no other route has.
 */
export async function registerPages(app: FastifyInstance, deps: PagesDeps): Promise<void> {
  const { dataDir, registry, config, origin, goods, overrideOrigins, hasWorker, now, rendering } = deps;
  const isHttps = origin?.startsWith('https:') ?? false;
  const site = { origin, now };
  const onProblem = (problem: unknown) =>
    app.log.error({ err: problem }, 'registry, a live release or the version of the data cannot be read');
  const found = keepLastGood(registrySource(dataDir, registry, now), onProblem);
  const source = { ...found, current: shareReads(found.current) };
  const live = createLiveReleases(source.dataDir, onProblem);
  const answer = answerWithin(app);
  await announceRegistry(source.dataDir, registry).catch((error) =>
    app.log.error({ err: error }, 'whoever prunes releases does not know what REGISTRY names'),
  );
  const rendered = rendering && startRendering(app, rendering, now);
  if (rendered)
    app.addHook('onListen', async () => {
      const registry = await source.current();
      const tools = { config, answer, site, onProblem };
      void rendered.goBy(registry, await live(registry, null), tools);
    });
  await app.register(async (pages) => {
    const headers = isHttps ? { ...HEADERS, ...HSTS } : HEADERS;
    pages.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headers);
      done();
    });
    seoRoutes(pages, { source, live, goods, site });
    workerRoute(pages, { source, hasWorker });
    releaseRoutes(pages, { source, live, isHttps });
    const readVersions = rendering?.readVersions ?? null;
    const readMoment = createMomentReader({ source: found, live, readVersions, onProblem });
    const tools = { config, answer, site, isHttps, overrideOrigins, rendered };
    pageRoutes(pages, { source, live, readMoment, ...tools });
  });
}
