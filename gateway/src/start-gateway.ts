import { createHttp } from '@storefront/http/create-http';
import type { HttpEnv } from '@storefront/http/http-env';
import { createHttpMetrics } from '@storefront/http/http-metrics';
import { metricsRoutes } from '@storefront/http/metrics-routes';
import type { RunningServer } from '@storefront/http/run-process';
import type { FastifyReply } from 'fastify';
import { createGateway } from './gateway';
import type { GatewayEnv } from './gateway-env';
import { createHttpShopApi } from './http-shop-api';
import type { GoodsForSale } from './seo/sitemap/goods-for-sale';
import { createMemoryCounts } from './telemetry/release-counts';

/** The sitemap of a gateway alone lists the public pages of the route table only. */
const noGoods: GoodsForSale = {
  readVersion: async () => 0,
  async *read() {},
};

/**
 * Starts the gateway alone, before an API at another origin. It has no database; it counts events of releases in
 * memory. If that API provides the versions of its data, it is our own server, and pages get first data, hints and
 * rendering.
 */
export async function startGateway(
  env: GatewayEnv & HttpEnv & { readonly apiOrigin: string },
  now: () => number = Date.now,
): Promise<RunningServer> {
  const { apiOrigin } = env;
  const app = createHttp(env);
  const api = createHttpShopApi(apiOrigin);
  const metrics = createHttpMetrics();
  metricsRoutes(app, metrics, env.metricsToken);
  const isOwn = await Promise.resolve(api.readVersions()).then(
    (versions) => versions !== null,
    (error: unknown) => {
      app.log.warn({ err: error }, 'API_ORIGIN does not answer; pages come without data until a restart');
      return false;
    },
  );
  const gateway = createGateway({
    env,
    publicOrigin: env.publicOrigin,
    config: { apiOrigin, ownServer: isOwn, otpEcho: env.otpEcho },
    api,
    counts: createMemoryCounts(),
    goods: noGoods,
    worker: new URL('./render-worker.js', import.meta.url),
    register: metrics.register,
    isLimited: true,
    now,
  });
  // Answers of our own server name pictures by their path.
  app.get('/media/*', (request, reply) => reply.redirect(`${apiOrigin}${request.url}`, 302));
  app.get('/health/live', async () => ({ live: true }));
  const readiness = async (reply: FastifyReply) => {
    const ready = !app.shutdown.isAnnounced && (await gateway.isReady());
    void reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    return { ready };
  };
  app.get('/health/ready', (_request, reply) => readiness(reply));
  app.get('/health', async (_request, reply) => ({
    live: true,
    ...(await readiness(reply)),
    releases: await gateway.readLiveVersions(),
    remotes: await gateway.readHealth(),
  }));
  await gateway.register(app);
  const address = await app.listen({ host: env.host, port: env.port });
  return { address, drain: app.shutdown.drain, stop: () => app.close() };
}
