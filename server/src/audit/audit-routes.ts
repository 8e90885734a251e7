import { calls } from '@storefront/shared/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../app/app-deps';
import { route } from '../platform/http/contract-route';
import { listAudit } from './audit-queries';

/** `audit/list`: ours, it is not in §7 (C291). */
export function auditRoutes(app: FastifyInstance, { db }: RouteDeps): void {
  route(app, calls.listAudit, ({ query }) => listAudit(db, query));
}
