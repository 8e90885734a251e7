import type { RuntimeConfig } from '@storefront/shared/config';
import type { FastifyInstance } from 'fastify';
import { keepLastGood } from '../releases/keep-last-good';
import { announceRegistry } from '../releases/other-registries';
import { registrySource } from '../releases/registry-source';
import { seoRoutes } from '../seo/seo-routes';
import type { GoodsForSale } from '../seo/sitemap/goods-for-sale';
import { answerWithin } from './answer-call';
import { createLiveReleases } from './live-releases';
import { pageRoutes } from './page-routes';
import { releaseRoutes } from './release-routes';

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
  readonly now: () => number;
}

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
const HSTS = 'max-age=31536000';

/**
 * The page gateway: files of every release, the registry, and the pages of the shop with what each needs already
 * inside (architecture: "Loading"). Takes every GET address that no other route has.
 */
export async function registerPages(app: FastifyInstance, deps: PagesDeps): Promise<void> {
  const { dataDir, registry, config, origin, goods, now } = deps;
  const isHttps = origin?.startsWith('https:') ?? false;
  const site = { origin, now };
  const onProblem = (problem: unknown) =>
    app.log.error({ err: problem }, 'registry or a live release cannot be read');
  const source = keepLastGood(registrySource(dataDir, registry, now), onProblem);
  const live = createLiveReleases(source, onProblem);
  const answer = answerWithin(app);
  await announceRegistry(source.dataDir, registry).catch((error) =>
    app.log.error({ err: error }, 'whoever prunes releases does not know what REGISTRY names'),
  );
  await app.register(async (pages) => {
    pages.addHook('onRequest', async (_request, reply) => {
      reply.headers(HEADERS);
      if (isHttps) reply.header('strict-transport-security', HSTS);
    });
    seoRoutes(pages, { live, goods, site });
    releaseRoutes(pages, { source, live, isHttps });
    pageRoutes(pages, { source, live, config, answer, site, isHttps });
  });
}
