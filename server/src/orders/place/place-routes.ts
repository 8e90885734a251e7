import { networkOf } from '@storefront/http/network-of';
import { calls } from '@storefront/shared/contract/calls';
import * as messages from '@storefront/shared/messages';
import { readCheckout, readTableNumber, readTableOrder } from '@storefront/shared/ordering/order-request';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../../app/app-deps';
import type { Attempt } from '../../platform/db/idempotency-keys';
import { createSigner } from '../../platform/db/server-secret';
import { route } from '../../platform/http/contract-route';
import { replyWith } from '../../platform/http/reply';
import { createTableCodes } from '../../settings/table-codes';
import { orThrow } from '../order-failure';
import { GUEST } from './idempotent-replay';
import { createOrderPlacing } from './place-order';
import { ALL_TABLE_ORDERS, GUEST_ORDERS, MEMBER_ORDERS, TABLE_ORDERS } from './rate-limits';

interface Posted {
  readonly headers: { readonly 'idempotency-key'?: string | undefined };
  readonly body: unknown;
}

function attemptOf(
  kind: 'checkout' | 'table',
  actor: string | null,
  { headers, body }: Posted,
): Attempt | null {
  const key = headers['idempotency-key']?.toLowerCase();
  return key === undefined ? null : { actor: actor ?? GUEST, key, payload: [kind, body] };
}

/** The three calls that place an order, and the one that returns the receipt of a key (§7, C86). */
export function placeRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { db, env, limiter } = deps;
  const orders = createOrderPlacing({ ...deps, limitsPending: env.rateLimit });
  const sign = createSigner(db, env.serverSecret);
  const codes = createTableCodes(sign);

  route(app, calls.placeOrder, async ({ body, headers, person }) => {
    await limiter.take(`order-of:${person.id}`, MEMBER_ORDERS);
    const request = orThrow(readCheckout(body, person.id));
    const attempt = attemptOf('checkout', person.id, { headers, body });
    return replyWith(messages.checkout.placed, await orders.place(request, { attempt, originKey: null }));
  });

  route(app, calls.placeGuestOrder, async ({ body, headers, request: { ip } }) => {
    const network = networkOf(ip);
    await limiter.take(`order:${network}`, GUEST_ORDERS);
    const originKey = (await sign('origin', network)).toString('base64url');
    const request = orThrow(readCheckout(body, null));
    const attempt = attemptOf('checkout', null, { headers, body });
    return replyWith(messages.checkout.placed, await orders.place(request, { attempt, originKey }));
  });

  route(app, calls.placeTableOrder, async ({ body, headers, person, request: { ip } }) => {
    const userId = person?.id ?? null;
    const tableNumber = orThrow(readTableNumber(body.tableNumber));
    const network = networkOf(ip);
    await limiter.take(`table-order:${network}:${tableNumber}`, TABLE_ORDERS);
    await limiter.take(`table-orders:${network}`, ALL_TABLE_ORDERS);
    const isConfirmed = await codes.isCodeOf(tableNumber, body.tableCode);
    const request = readTableOrder(body, userId, { tableNumber, isConfirmed });
    const attempt = attemptOf('table', userId, { headers, body });
    return replyWith(messages.table.placed, await orders.place(request, { attempt, originKey: null }));
  });

  route(app, calls.getOrderByKey, ({ params, person }) => orders.findByKey(params.key, person?.id ?? null));
}
