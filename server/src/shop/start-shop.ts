import { createGateway } from '@storefront/gateway/gateway';
import type { ShopApi } from '@storefront/gateway/shop-api';
import { startGateway } from '@storefront/gateway/start-gateway';
import type { RunningServer } from '@storefront/http/run-process';
import { traceHeaders } from '@storefront/http/tracing/spans';
import type { FastifyInstance } from 'fastify';
import { type ApiParts, startApi } from '../app/start-api';
import { goodsForSale } from '../catalogue/goods-for-sale';
import { readDataVersion } from '../platform/db/counters';
import { countEvents, readCounts } from '../platform/metrics/release-counts';
import type { ShopEnv } from './shop-env';

/** Answers the gateway's questions by function calls within this process. */
const inProcessApi = (app: FastifyInstance, { versions }: ApiParts): ShopApi => ({
  async get(url, visitor) {
    const { cookie } = visitor?.headers ?? {};
    const answer = await app.inject({
      method: 'GET',
      url,
      headers: { ...traceHeaders(), ...(cookie && { cookie }) },
      ...(visitor && { remoteAddress: visitor.ip }),
    });
    const { data } = answer.json<{ data?: unknown }>();
    return { status: answer.statusCode, data };
  },
  findVisitor: (request, reply) => app.findPerson(request, reply),
  readVersions: () => versions.read(),
});

/** Adds the gateway to the API's app, and the state of its releases to `/health`. */
export async function addGateway(parts: ApiParts, env: ShopEnv, now: () => number): Promise<void> {
  const { app, db } = parts;
  const gateway = createGateway({
    env,
    publicOrigin: env.publicOrigin,
    config: { apiOrigin: '', ownServer: true, otpEcho: env.otpEcho },
    api: inProcessApi(app, parts),
    counts: {
      add: (events, at) => countEvents(db, events, at),
      read: (part, release) => readCounts(db, part, release),
    },
    goods: goodsForSale(db, () => readDataVersion(db)),
    worker: new URL('./render-worker.js', import.meta.url),
    register: app.metricsRegister,
    isLimited: env.rateLimit,
    now,
  });
  app.healthDetails.set('releases', () => gateway.readLiveVersions());
  app.healthDetails.set('remotes', (isReady) => (isReady ? gateway.readHealth() : null));
  app.readyParts.set('pages', gateway.isReady);
  await gateway.register(app);
}

/** Starts API and pages in one process; with API_ORIGIN the pages alone, without a database. */
export function startShop(env: ShopEnv, now: () => number = Date.now): Promise<RunningServer> {
  const { apiOrigin } = env;
  if (apiOrigin) return startGateway({ ...env, apiOrigin }, now);
  return startApi(env, { now, extend: (parts) => addGateway(parts, env, now) });
}
