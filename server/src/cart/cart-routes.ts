import { calls } from '@storefront/shared/contract/calls';
import * as messages from '@storefront/shared/messages';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../app/app-deps';
import { route } from '../platform/http/contract-route';
import type { Limit } from '../platform/http/rate-limit';
import { replyWith } from '../platform/http/reply';
import { createCartService } from './cart-service';

/**
 * Limit of writes per account: enough for a guest's whole cart and some tables' at once. Limited because each write locks
 * rows, and because idempotency keys are stored for days (P75).
 */
export const CART_WRITES: Limit = { hits: 600, windowMs: 60_000 };

/** Registers the calls under `/cart` (§7). */
export function cartRoutes(app: FastifyInstance, { db, now, limiter }: RouteDeps): void {
  const cart = createCartService(db, now);
  const limitWrites = (userId: string) => limiter.take(`cart:${userId}`, CART_WRITES);

  route(app, calls.getCart, ({ person }) => cart.list(person.id));

  route(app, calls.addToCart, async ({ params, headers, body, person }) => {
    await limitWrites(person.id);
    const line = await cart.add(person.id, params.id, body, headers['idempotency-key']?.toLowerCase());
    return replyWith(line.isTableOrder ? messages.menu.addedToTable : messages.menu.added, line);
  });

  route(app, calls.updateCartLine, async ({ params, body, person }) => {
    await limitWrites(person.id);
    const line = await cart.setQuantity(person.id, params.id, body.quantity);
    return replyWith(messages.cart.quantityUpdated, line);
  });

  route(app, calls.deleteCartLines, async ({ params, query, body, person }) => {
    await limitWrites(person.id);
    await cart.remove(person.id, [params.id, ...body, ...(query.ids?.split(',') ?? [])]);
    return replyWith(messages.cart.removed, null);
  });

  route(app, calls.clearCart, async ({ person }) => {
    await limitWrites(person.id);
    await cart.clear(person.id);
    return replyWith(messages.cart.removed, null);
  });
}
