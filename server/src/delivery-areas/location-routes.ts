import { calls } from '@storefront/shared/contract/calls';
import * as messages from '@storefront/shared/messages';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../app/app-deps';
import { route } from '../platform/http/contract-route';
import { replyWith } from '../platform/http/reply';
import { createLocationService } from './location-service';

/** Registers `product/address`, `product/getadd` and `product/deladd` (§7). */
export function locationRoutes(
  app: FastifyInstance,
  { db, now, responseCache, settingEvents }: RouteDeps,
): void {
  const locations = createLocationService(db, now);

  route(app, calls.listLocations, ({ person }) => locations.list(person?.role === 'admin'), {
    responseCache,
    differsByRole: true,
  });

  route(app, calls.addLocation, async ({ body, person }) => {
    const added = await locations.add(body, person.id);
    settingEvents.changed();
    return replyWith(messages.admin.locationAdded, added);
  });

  route(app, calls.updateLocation, async ({ params, body, person }) => {
    const updated = await locations.update(params.id, body, person.id);
    settingEvents.changed();
    return replyWith('Location updated successfully', updated);
  });

  route(app, calls.deleteLocation, async ({ params, query, person }) => {
    await locations.remove(params.id, query.version, person.id);
    settingEvents.changed();
    return replyWith(messages.admin.itemDeleted, null);
  });
}
