import { calls } from '@storefront/shared/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../../app/app-deps';
import { route } from '../../platform/http/contract-route';
import { replyWith } from '../../platform/http/reply';
import { createOptionService } from './option-service';

/** Registers the calls under `/product/options` (C255). */
export function optionRoutes(
  app: FastifyInstance,
  { db, now, responseCache, settingEvents }: RouteDeps,
): void {
  const options = createOptionService(db, now);

  route(app, calls.listOptionGroups, () => options.list(), { responseCache });

  route(app, calls.addOptionGroup, async ({ body, person }) =>
    replyWith('Options added', await options.add(body, person.id)),
  );

  route(app, calls.updateOptionGroup, async ({ params, body, person }) => {
    const updated = await options.update(params.id, body, person.id);
    settingEvents.changed();
    return replyWith('Options updated', updated);
  });

  route(app, calls.deleteOptionGroup, async ({ params, query, person }) => {
    await options.remove(params.id, query.version, person.id);
    settingEvents.changed();
    return replyWith('Options deleted', null);
  });
}
