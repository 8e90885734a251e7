import { coalesceReads } from '@storefront/http/coalesce-reads';
import { addCors } from '@storefront/http/cors';
import { createHttp } from '@storefront/http/create-http';
import { createHttpMetrics } from '@storefront/http/http-metrics';
import { metricsRoutes } from '@storefront/http/metrics-routes';
import { addOriginCheck } from '@storefront/http/origin-check';
import { API_BASE } from '@storefront/shared/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { addressRoutes } from '../addresses/address-routes';
import { auditRoutes } from '../audit/audit-routes';
import { cartRoutes } from '../cart/cart-routes';
import { cashRoutes } from '../cash/cash-routes';
import { closetRoutes } from '../catalogue/closet/closet-routes';
import { galleryRoutes } from '../catalogue/gallery/gallery-routes';
import { goesWithRoutes } from '../catalogue/goes-with/goes-with-routes';
import { importRoutes } from '../catalogue/import/import-routes';
import { productRoutes } from '../catalogue/menu/product-routes';
import { optionRoutes } from '../catalogue/options/option-routes';
import { locationRoutes } from '../delivery-areas/location-routes';
import { mailRoutes } from '../mails/mail-routes';
import { offerRoutes } from '../offers/offer-routes';
import { createOwnOrderFinder } from '../orders/follow/find-own-order';
import { followRoutes } from '../orders/follow/follow-routes';
import { findListedOrder } from '../orders/list/list-orders';
import { createOrderMails } from '../orders/mails/order-mails';
import { payRoutes } from '../orders/pay/pay-routes';
import { placeRoutes } from '../orders/place/place-routes';
import { staffOrderRoutes } from '../orders/staff-routes';
import { touchOrder } from '../orders/status/touch-order';
import { readDataVersion } from '../platform/db/counters';
import { selectVersions } from '../platform/db/data-versions';
import { explainOutage } from '../platform/db/explain-outage';
import { type HealthDetails, healthRoutes, type ReadyParts } from '../platform/health/health-routes';
import { addApiHeaders } from '../platform/http/api-headers';
import { type BackgroundTasks, createBackgroundTasks } from '../platform/http/background-tasks';
import { addBodyParsers } from '../platform/http/body-parsers';
import { createRateLimiter } from '../platform/http/rate-limit';
import { createResponseCache } from '../platform/http/response-cache';
import { mediaRoutes } from '../platform/media/media-routes';
import { pictureFailure } from '../platform/media/picture-error';
import { countOrders } from '../platform/metrics/count-orders';
import { addShopMetrics } from '../platform/metrics/shop-metrics';
import { createRealtime } from '../platform/realtime/create-realtime';
import type { OrderEvents } from '../platform/realtime/order-events';
import { registerReference } from '../platform/reference/register-reference';
import { addSessions } from '../platform/sessions/add-sessions';
import { reportRoutes } from '../reports/report-routes';
import { settingRoutes } from '../settings/setting-routes';
import { staffRoutes } from '../staff/staff-routes';
import { tableRoutes } from '../tables/table-routes';
import { userRoutes } from '../users/user-routes';
import type { AppDeps, RouteDeps } from './app-deps';

export interface ApiRoute {
  readonly method: string;
  readonly url: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly background: BackgroundTasks;
    /** Sends new orders to signed-in staff. */
    readonly orderEvents: OrderEvents;
    /** Other parts of the process add their metrics here. */
    readonly metricsRegister: Registry;
    /** Fields that other parts of the process add to `/health`, by name. */
    readonly healthDetails: HealthDetails;
    /** Other parts of the process without which it is not ready, by name. */
    readonly readyParts: ReadyParts;
    /** Checks the sessions of all open sockets, see `Realtime`. */
    recheckSockets(): Promise<void>;
    /** Every route under the API base, for the access table. */
    readonly apiRoutes: readonly ApiRoute[];
  }
}

async function apiRoutes(app: FastifyInstance, deps: RouteDeps): Promise<void> {
  addApiHeaders(app);
  addOriginCheck(app, deps.env.publicOrigin, deps.env.allowedOrigins);
  await addBodyParsers(app);
  userRoutes(app, deps);
  locationRoutes(app, deps);
  optionRoutes(app, deps);
  productRoutes(app, deps);
  goesWithRoutes(app, deps);
  cartRoutes(app, deps);
  addressRoutes(app, deps);
  closetRoutes(app, deps);
  importRoutes(app, deps);
  placeRoutes(app, deps);
  followRoutes(app, deps);
  payRoutes(app, deps);
  staffOrderRoutes(app, deps);
  galleryRoutes(app, deps);
  settingRoutes(app, deps);
  mailRoutes(app, deps);
  auditRoutes(app, deps);
  tableRoutes(app, deps);
  offerRoutes(app, deps);
  reportRoutes(app, deps);
  cashRoutes(app, deps);
  staffRoutes(app, deps);
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

/** Builds the API, not listening yet. Closing it ends sockets and background work, not the database. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { db, now, env } = deps;
  const { logLevel, trustProxy } = env;
  const app = createHttp({
    logLevel,
    trustProxy,
    logs: deps.logs,
    publicOrigin: env.publicOrigin,
    toFailure: pictureFailure,
    explainOutage,
  });
  listApiRoutes(app);
  addCors(app, API_BASE, env.allowedOrigins);
  const background = createBackgroundTasks((error) =>
    app.log.error({ err: error }, 'background task failed'),
  );
  app.decorate('checkAnswer', deps.checkAnswer);
  app.decorate('background', background);
  app.addHook('onClose', () => background.idle());
  const sessionDeps = { db, now, publicOrigin: env.publicOrigin };
  await addSessions(app, sessionDeps);
  const limiter = createRateLimiter(db, now, env.rateLimit);
  const realtime = await createRealtime(app, {
    ...sessionDeps,
    allowedOrigins: env.allowedOrigins,
    databaseUrl: env.databaseUrl,
    trustProxy,
    isLimited: env.rateLimit,
    findOrder: createOwnOrderFinder({ db, env, limiter, now }),
    findListedOrder: (id) => findListedOrder(db, id, now()),
    touchOrder: (id) => touchOrder(db, id, now()),
  });
  const metrics = createHttpMetrics();
  const shopMetrics = addShopMetrics(metrics.register, realtime.clients);
  const orderEvents = countOrders(realtime.orderEvents, shopMetrics);
  const { sessionEvents, settingEvents, tableEvents } = realtime;
  app.decorate('orderEvents', orderEvents);
  app.decorate('metricsRegister', metrics.register);
  app.decorate('recheckSockets', realtime.recheck);
  metricsRoutes(app, metrics, env.metricsToken);
  app.decorate('healthDetails', new Map());
  app.decorate('readyParts', new Map());
  healthRoutes(app, { db, dataDir: env.dataDir, readVersions: deps.readVersions, secret: env.serverSecret });
  const responseCache = createResponseCache(coalesceReads(() => readDataVersion(db)));
  const readVersions = coalesceReads(deps.readVersions ?? (() => selectVersions(db)));
  const stockCache = createResponseCache(async () => {
    const { data, stock } = await readVersions();
    return `${data} ${stock}`;
  });
  const orderMails = createOrderMails({ ...deps, limiter });
  const given = {
    ...deps,
    orderEvents,
    settingEvents,
    tableEvents,
    sessionEvents,
    limiter,
    orderMails,
    background,
    responseCache,
    stockCache,
  };
  await app.register((api) => apiRoutes(api, given));
  registerReference(app);
  await app.register(mediaRoutes, { store: deps.media.store });
  return app;
}
