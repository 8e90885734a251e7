import { Failure } from '@storefront/http/failure';
import { type Calls, calls } from '@storefront/shared/contract/calls';
import type { CallName } from '@storefront/shared/contract/routes';
import type { FastifyInstance } from 'fastify';
import { route } from './contract-route';

/** Serves what no resource serves yet with 501, so that access rules and validation hold for it already. */
export function unbuiltRoutes(app: FastifyInstance, built: ReadonlySet<CallName>): void {
  for (const call of Object.values<Calls[CallName]>(calls)) {
    if (built.has(call.name)) continue;
    route(app, call, () => {
      throw new Failure(501, 'This is not built yet');
    });
  }
}
