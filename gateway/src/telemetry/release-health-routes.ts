import { forbidden, unauthorised } from '@storefront/http/failure';
import { RELEASE_HEALTH_PATH } from '@storefront/shared/delivery/release-reports';
import { mayPerson } from '@storefront/shared/rules/rights';
import type { FastifyInstance } from 'fastify';
import type { MapPlaces } from '../releases/map-places';
import type { RegistrySource } from '../releases/registry-source';
import type { ShopApi } from '../shop-api';
import type { ReleaseCountStore } from './release-counts';
import { readReleaseHealth } from './release-health';

interface Deps {
  readonly api: ShopApi;
  readonly store: ReleaseCountStore;
  readonly source: RegistrySource;
  readonly mapPlaces: MapPlaces;
}

/** `GET /releases/health`: visits, errors and vitals of the live releases, for staff who may change settings (C117). */
export function releaseHealthRoutes(app: FastifyInstance, { api, store, source, mapPlaces }: Deps): void {
  app.get(RELEASE_HEALTH_PATH, async (request, reply) => {
    const visitor = await api.findVisitor(request, reply);
    if (!visitor) throw unauthorised();
    if (!mayPerson(visitor, 'changeSettings')) throw forbidden();
    void reply.header('cache-control', 'no-store');
    return readReleaseHealth(store, await source.current(), mapPlaces);
  });
}
