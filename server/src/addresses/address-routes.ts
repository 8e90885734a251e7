import { calls } from '@storefront/shared/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../app/app-deps';
import { route } from '../platform/http/contract-route';
import type { Limit } from '../platform/http/rate-limit';
import { replyWith } from '../platform/http/reply';
import { createAddressService } from './address-service';

/** Limit of writes per account (P75). */
export const ADDRESS_WRITES: Limit = { hits: 60, windowMs: 60_000 };

/** Registers the calls of saved addresses (C266). */
export function addressRoutes(app: FastifyInstance, { db, now, limiter }: RouteDeps): void {
  const addresses = createAddressService(db, now);
  const limitWrites = (userId: string) => limiter.take(`addresses:${userId}`, ADDRESS_WRITES);

  route(app, calls.listAddresses, ({ person }) => addresses.list(person.id));

  route(app, calls.addAddress, async ({ body, person }) => {
    await limitWrites(person.id);
    return replyWith('Address saved', await addresses.add(person.id, body));
  });

  route(app, calls.updateAddress, async ({ params, body, person }) => {
    await limitWrites(person.id);
    return replyWith('Address saved', await addresses.update(person.id, params.id, body));
  });

  route(app, calls.deleteAddress, async ({ params, person }) => {
    await limitWrites(person.id);
    await addresses.remove(person.id, params.id);
    return replyWith('Address deleted', null);
  });
}
