import { REPORTS_PATH } from '@storefront/shared/config/release-reports';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../server/src/platform/db/database';
import { Failure } from '../../../server/src/platform/http/failure';
import { networkOf } from '../../../server/src/platform/http/network-of';
import { addOriginCheck } from '../../../server/src/platform/http/origin-check';
import type { RateLimiter } from '../../../server/src/platform/http/rate-limit';
import type { Registry } from '../releases/registry-schema';
import type { RegistrySource } from '../releases/registry-source';
import { type Report, reportsBody } from './report-schema';
import { countReports } from './report-store';

interface Deps {
  readonly db: Database;
  readonly now: () => number;
  readonly limiter: RateLimiter;
  readonly source: RegistrySource;
  readonly publicOrigin: string | null;
}

/** Twenty reports of two hundred letters and what stands around them. */
const BODY_LIMIT = 16 * 1024;
const MINUTE = 60_000;
const OF_A_NETWORK = { hits: 60, windowMs: MINUTE };
const OF_ALL = { hits: 3000, windowMs: MINUTE };

/** Only what was ever live is counted, so that nobody makes rows up. */
const isKnown = ({ parts }: Registry, { remote, release }: Report) =>
  remote !== 'shell' && (parts[remote]?.history.some((record) => record.release === release) ?? false);

/** `POST /releases/reports`: what pages tell of the releases that they run (C117). Nobody reads an answer. */
export function reportRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now, limiter, source, publicOrigin } = deps;
  void app.register(async (scope) => {
    addOriginCheck(scope, publicOrigin);
    scope.post(REPORTS_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      await limiter.take(`reports:${networkOf(request.ip)}`, OF_A_NETWORK);
      await limiter.take('reports', OF_ALL);
      const parsed = reportsBody.safeParse(request.body);
      if (!parsed.success) throw new Failure(400, 'These are no reports');
      const registry = await source.current();
      const known = parsed.data.reports.filter((report) => isKnown(registry, report));
      if (known.length > 0) await countReports(db, known, now());
      return reply.code(204).send();
    });
  });
}
