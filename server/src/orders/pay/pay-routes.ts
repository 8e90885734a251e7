import { notFound } from '@storefront/http/failure';
import { networkOf } from '@storefront/http/network-of';
import { calls } from '@storefront/shared/contract/calls';
import * as messages from '@storefront/shared/messages';
import { followedOrder } from '@storefront/shared/ordering/order-progress';
import { isWallet } from '@storefront/shared/rules/payment';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../../app/app-deps';
import type { OrdersTable } from '../../platform/db/schema';
import { route } from '../../platform/http/contract-route';
import type { Limit } from '../../platform/http/rate-limit';
import { replyWith } from '../../platform/http/reply';
import { createOwnOrderFinder } from '../follow/find-own-order';
import { GUEST } from '../place/idempotent-replay';
import { answerPaymentOf, submitPaymentOf } from './pay-order';
import { createProviders } from './provider';

/** Transaction numbers for one order: staff look up each of them. */
export const NUMBERS_OF_ORDER: Limit = { hits: 10, windowMs: 60 * 60_000 };

/** Transaction numbers from one network. */
export const NUMBERS_OF_NETWORK: Limit = { hits: 30, windowMs: 60_000 };

/** Registers the calls by which customers pay by wallet and staff answer (C281, C282). */
export function payRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { db, now, limiter, orderEvents, orderMails } = deps;
  const providers = { ...createProviders(db), ...deps.paymentProviders };
  const writer = { db, now, orderMails };
  const find = createOwnOrderFinder(deps);

  /** @throws Failure 404 for an order that is not paid by wallet */
  function providerOf({ payment_method }: OrdersTable) {
    if (!isWallet(payment_method)) throw notFound('This order is not paid by wallet');
    return providers[payment_method];
  }

  route(app, calls.getPayment, async ({ params: { code }, query: { key }, person, request }) => {
    const order = await find({ code, key, userId: person?.id ?? null }, request.ip);
    return providerOf(order).instructions(order);
  });

  route(app, calls.submitPayment, async ({ params: { code }, body, person, request, log }) => {
    await limiter.take(`pay:${networkOf(request.ip)}`, NUMBERS_OF_NETWORK);
    const order = await find({ code, key: body.key, userId: person?.id ?? null }, request.ip);
    await limiter.take(`pay-order:${order.id}`, NUMBERS_OF_ORDER);
    const about = { order: order.id, method: order.payment_method };
    const checker = {
      provider: providerOf(order),
      onCheckFailed: () => log.warn(about, 'Payment check failed; staff answer it'),
      onStoreFailed: (err: unknown) =>
        log.error({ ...about, err }, 'Payment answer was not stored; staff answer it'),
    };
    const sent = { actor: person?.id ?? GUEST, number: body.transactionNumber };
    const paid = await submitPaymentOf(writer, checker, order, sent);
    orderEvents.changed(order.id);
    return replyWith('Thank you. The shop checks your payment', followedOrder(paid));
  });

  route(app, calls.answerPayment, async ({ params: { id }, body, person }) => {
    const change = { id, actor: person.id, version: body.version };
    const order = await answerPaymentOf(writer, change, body.found, body.insist);
    orderEvents.changed(id);
    return replyWith(messages.admin.orderUpdated, order);
  });
}
