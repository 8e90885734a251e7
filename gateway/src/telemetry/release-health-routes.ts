import { RELEASE_HEALTH_PATH } from '@storefront/shared/config/release-reports';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../server/src/platform/db/database';
import { checkAccess } from '../../../server/src/platform/http/check-access';
import type { RegistrySource } from '../releases/registry-source';
import { readReleaseHealth } from './release-health';

interface Deps {
  readonly db: Database;
  readonly source: RegistrySource;
}

/** `GET /releases/health`: how the remotes do in browsers, for staff only (C117). */
export function releaseHealthRoutes(app: FastifyInstance, { db, source }: Deps): void {
  app.get(RELEASE_HEALTH_PATH, async (request, reply) => {
    checkAccess('admin', await app.findPerson(request, reply));
    void reply.header('cache-control', 'no-store');
    return readReleaseHealth(db, await source.current());
  });
}
