import type { CallName } from '@storefront/shared/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { AppDeps, RouteDeps } from './app-deps';
import { addApiHeaders } from './http/api-headers';
import { addBodyParsers } from './http/body-parsers';
import { createHttp } from './http/create-http';
import { addOriginCheck } from './http/origin-check';
import { unbuiltRoutes } from './http/unbuilt-routes';
import { locationRoutes } from './locations/location-routes';
import { mediaRoutes } from './media/media-routes';
import { silentOrderEvents } from './realtime/order-events';
import { addSessions } from './sessions/add-sessions';

async function apiRoutes(app: FastifyInstance, deps: RouteDeps): Promise<void> {
  const { env } = deps;
  const built = new Set<CallName>();
  app.addHook('onRoute', ({ config }) => {
    if (config?.call) built.add(config.call);
  });
  await addApiHeaders(app, env.publicOrigin?.startsWith('https:') ?? false);
  addOriginCheck(app, env.publicOrigin);
  await addBodyParsers(app);
  locationRoutes(app, deps);
  unbuiltRoutes(app, built);
}

/** The whole server without its socket, not listening yet. Closing it closes what it opened, never the database. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { db, now, env } = deps;
  const app = createHttp(env);
  app.decorate('checkAnswer', deps.checkAnswer);
  await addSessions(app, { db, now, publicOrigin: env.publicOrigin });
  await app.register((api) => apiRoutes(api, { ...deps, orderEvents: silentOrderEvents }));
  await app.register(mediaRoutes, { store: deps.media.store });
  return app;
}
