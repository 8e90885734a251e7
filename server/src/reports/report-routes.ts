import { calls } from '@storefront/shared/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../app/app-deps';
import { route } from '../platform/http/contract-route';
import { readSalesReport } from './sales-report';

/** Registers the calls of reports. */
export function reportRoutes(app: FastifyInstance, { db, now }: RouteDeps): void {
  route(app, calls.getSalesReport, ({ query }) => readSalesReport(db, query, now()));
}
