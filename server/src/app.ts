import { API_BASE, type CallName } from '@storefront/shared/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { AppDeps, RouteDeps } from './app-deps';
import { cartRoutes } from './cart/cart-routes';
import { closetRoutes } from './closet/closet-routes';
import { readDataVersion } from './db/counters';
import { shareReads } from './db/share-reads';
import { galleryRoutes } from './gallery/gallery-routes';
import { healthRoutes } from './health/health-routes';
import { addApiHeaders } from './http/api-headers';
import { type BackgroundTasks, createBackgroundTasks } from './http/background-tasks';
import { addBodyParsers } from './http/body-parsers';
import { createHttp } from './http/create-http';
import { keepAnswers } from './http/kept-answers';
import { addOriginCheck } from './http/origin-check';
import { createRateLimiter } from './http/rate-limit';
import { unbuiltRoutes } from './http/unbuilt-routes';
import { locationRoutes } from './locations/location-routes';
import { mediaRoutes } from './media/media-routes';
import { countOrders } from './metrics/count-orders';
import { createMetrics } from './metrics/create-metrics';
import { metricsRoutes } from './metrics/metrics-routes';
import { orderAdminRoutes } from './orders/order-admin-routes';
import { placingRoutes } from './orders/placing-routes';
import type { RenderFigures } from './pages/rendered/render-figures';
import { productRoutes } from './products/product-routes';
import { createRealtime } from './realtime/create-realtime';
import type { OrderEvents } from './realtime/order-events';
import { registerReference } from './reference/register-reference';
import { registrySource } from './releases/registry-source';
import { releaseHealthRoutes } from './reports/release-health-routes';
import { reportRoutes } from './reports/report-routes';
import { addSessions } from './sessions/add-sessions';
import { settingRoutes } from './settings/setting-routes';
import { userRoutes } from './users/user-routes';

export interface ApiRoute {
  readonly method: string;
  readonly url: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly background: BackgroundTasks;
    /** Tells signed-in staff of new orders. */
    readonly orderEvents: OrderEvents;
    /** Where rendering of pages is counted. */
    readonly renderFigures: RenderFigures;
    /** Looks again at the sockets that are open here, see `Realtime`. */
    recheckSockets(): Promise<void>;
    /** Every route under the API base, for the access table. */
    readonly apiRoutes: readonly ApiRoute[];
  }
}

async function apiRoutes(app: FastifyInstance, deps: RouteDeps): Promise<void> {
  const { publicOrigin } = deps.env;
  const built = new Set<CallName>();
  app.addHook('onRoute', ({ config }) => {
    if (config?.call) built.add(config.call);
  });
  addApiHeaders(app, publicOrigin?.startsWith('https:') ?? false);
  addOriginCheck(app, publicOrigin);
  await addBodyParsers(app);
  userRoutes(app, deps);
  locationRoutes(app, deps);
  productRoutes(app, deps);
  cartRoutes(app, deps);
  closetRoutes(app, deps);
  placingRoutes(app, deps);
  orderAdminRoutes(app, deps);
  galleryRoutes(app, deps);
  settingRoutes(app, deps);
  unbuiltRoutes(app, built);
}

function listApiRoutes(app: FastifyInstance): void {
  const found: ApiRoute[] = [];
  app.decorate('apiRoutes', found);
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) {
      if (one !== 'HEAD' && url.startsWith(API_BASE)) found.push({ method: one, url });
    }
  });
}

/** The whole server, not listening yet. Closing it ends sockets and background work, never the database. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { db, now, env } = deps;
  const app = createHttp(env, deps.logs);
  listApiRoutes(app);
  const background = createBackgroundTasks((error) =>
    app.log.error({ err: error }, 'background task failed'),
  );
  app.decorate('checkAnswer', deps.checkAnswer);
  app.decorate('background', background);
  app.addHook('onClose', () => background.idle());
  const sessionDeps = { db, now, publicOrigin: env.publicOrigin };
  await addSessions(app, sessionDeps);
  const realtime = await createRealtime(app, { ...sessionDeps, databaseUrl: env.databaseUrl });
  const metrics = createMetrics(realtime.clients);
  const orderEvents = countOrders(realtime.orderEvents, metrics);
  const { sessionEvents } = realtime;
  app.decorate('orderEvents', orderEvents);
  app.decorate('renderFigures', metrics.rendering);
  app.decorate('recheckSockets', realtime.recheck);
  const limiter = createRateLimiter(db, now, env.rateLimit);
  metricsRoutes(app, metrics, env.metricsToken);
  const source = registrySource(env.dataDir, env.registry, now);
  healthRoutes(app, { db, source });
  releaseHealthRoutes(app, { db, source });
  reportRoutes(app, { db, now, limiter, source, publicOrigin: env.publicOrigin });
  const kept = keepAnswers(shareReads(() => readDataVersion(db)));
  const given = { ...deps, orderEvents, sessionEvents, limiter, background, kept };
  await app.register((api) => apiRoutes(api, given));
  registerReference(app);
  await app.register(mediaRoutes, { store: deps.media.store });
  return app;
}
