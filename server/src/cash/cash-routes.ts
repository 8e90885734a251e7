import { calls } from '@storefront/shared/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../app/app-deps';
import { route } from '../platform/http/contract-route';
import { replyWith } from '../platform/http/reply';
import { createCashService } from './cash-service';

/** `cash/*`: ours, none of it is in §7. */
export function cashRoutes(app: FastifyInstance, { db, now }: RouteDeps): void {
  const cash = createCashService(db, now);

  route(app, calls.getCashPeriod, () => cash.readPeriod());

  route(app, calls.closeCash, async ({ body, person }) =>
    replyWith('Period closed', await cash.close(body, person.id)),
  );

  route(app, calls.listCashClosings, ({ query }) => cash.list(query));

  route(app, calls.listCashCorrections, ({ query }) => cash.corrections(query.number));
}
