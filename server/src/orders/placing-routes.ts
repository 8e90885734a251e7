import { calls } from '@storefront/shared/contract/calls';
import { messages } from '@storefront/shared/messages';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../app-deps';
import { route } from '../http/contract-route';
import { replyWith } from '../http/reply';
import { type Attempt, GUEST } from './idempotency-keys';
import { GUEST_ORDERS, TABLE_ORDERS } from './order-limits';
import { createPlacingService } from './placing-service';
import { readCheckout } from './read-checkout';
import { readTableOrder } from './read-table-order';

interface Posted {
  readonly headers: { readonly 'idempotency-key'?: string | undefined };
  readonly body: unknown;
}

function attemptOf(call: string, actor: string | null, { headers, body }: Posted): Attempt | null {
  const key = headers['idempotency-key']?.toLowerCase();
  return key === undefined ? null : { actor: actor ?? GUEST, key, payload: [call, body] };
}

/** The three ways to place an order, and the question whether it went through (§7, C86). */
export function placingRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { limiter } = deps;
  const orders = createPlacingService(deps);

  route(app, calls.placeOrder, async ({ body, headers, person }) => {
    const attempt = attemptOf('account', person.id, { headers, body });
    return replyWith(messages.checkout.placed, await orders.place(readCheckout(body, person.id), attempt));
  });

  route(app, calls.placeGuestOrder, async ({ body, headers, request }) => {
    await limiter.take(`order:${request.ip}`, GUEST_ORDERS);
    const attempt = attemptOf('guest', null, { headers, body });
    return replyWith(messages.checkout.placed, await orders.place(readCheckout(body, null), attempt));
  });

  route(app, calls.placeTableOrder, async ({ body, headers, person, request }) => {
    const userId = person?.id ?? null;
    const placing = readTableOrder(body, userId);
    await limiter.take(`table-order:${request.ip}:${placing.destination.tableNumber}`, TABLE_ORDERS);
    const attempt = attemptOf('table', userId, { headers, body });
    return replyWith(messages.table.placed, await orders.place(placing, attempt));
  });

  route(app, calls.getOrderByKey, ({ params, person }) => orders.findByKey(params.key, person?.id ?? null));
}
