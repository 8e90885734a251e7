import { conflict } from '@storefront/http/failure';
import { networkOf } from '@storefront/http/network-of';
import { calls } from '@storefront/shared/contract/calls';
import type { Order } from '@storefront/shared/contract/entities/order';
import { canCustomerCancel, followedOrder } from '@storefront/shared/ordering/order-progress';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../../app/app-deps';
import { route } from '../../platform/http/contract-route';
import type { Limit } from '../../platform/http/rate-limit';
import { FileReply, replyWith } from '../../platform/http/reply';
import { createRefusals } from '../../users/refused-attempt';
import { changeOrder, type OrderWriter } from '../change-order';
import { selectLines } from '../order-with-lines';
import { GUEST } from '../place/idempotent-replay';
import { createOwnOrderFinder } from './find-own-order';
import { keepOrder } from './keep-order';
import { listOwnOrders } from './list-own-orders';
import { createReceipts } from './receipt-cache';
import { seenBy, seenByCustomer, viewerOf } from './seen-by-customer';

/** Of own orders, of one network: each order rings the bell, and one that is cancelled waits no longer (P75). */
export const CANCELLATIONS: Limit = { hits: 30, windowMs: 60 * 60_000 };

/** Receipts of one network: writing one takes about 100 ms. */
export const RECEIPTS: Limit = { hits: 20, windowMs: 60_000 };

/** Pages of one account's orders, from any network. */
export const OWN_LISTS: Limit = { hits: 120, windowMs: 60_000 };

/** Each attempt with a live code costs as much as a login. */
export const KEEPINGS: Limit = { hits: 20, windowMs: 60 * 60_000 };

/** Registers the calls by which customers follow, list, cancel and keep their orders (C191, C192, C194, C205). */
export function followRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { db, now, limiter, orderEvents, orderMails } = deps;
  const find = createOwnOrderFinder(deps);
  const refusals = createRefusals(db, now);
  const receiptFor = createReceipts(db);

  route(app, calls.followOrder, async ({ params: { code }, query: { key }, person, request }) => {
    const order = await find({ code, key, userId: person?.id ?? null }, request.ip);
    const viewer = viewerOf(order, person?.id ?? null);
    return seenBy(viewer, seenByCustomer({ order, lines: await selectLines(db, [order.id]) }));
  });

  route(app, calls.getReceipt, async ({ params: { code }, query: { key }, person, request }) => {
    const order = await find({ code, key, userId: person?.id ?? null }, request.ip);
    await limiter.take(`receipt:${networkOf(request.ip)}`, RECEIPTS);
    return new FileReply(
      await receiptFor(order, viewerOf(order, person?.id ?? null)),
      `order-${order.code}.pdf`,
    );
  });

  route(app, calls.listMyOrders, async ({ person, query }) => {
    await limiter.take(`orders-of:${person.id}`, OWN_LISTS);
    return listOwnOrders(db, person.id, query);
  });

  route(app, calls.keepOrder, async ({ params: { code }, body: { key, otp }, person, request, log }) => {
    await limiter.take(`keep:${person.id}`, KEEPINGS);
    const order = await find({ code, key, userId: person.id }, request.ip);
    const onRefused = refusals('order.keep.refuse', { log, ip: request.ip });
    const kept = await keepOrder({ db, now, orderMails, onRefused }, order, person.id, otp);
    orderEvents.changed(order.id);
    return replyWith('The order is in your account', followedOrder(kept));
  });

  route(app, calls.cancelOwnOrder, async ({ params: { code }, body: { key }, person, request }) => {
    const found = await find({ code, key, userId: person?.id ?? null }, request.ip);
    const { id } = found;
    await limiter.take(`cancel:${networkOf(request.ip)}`, CANCELLATIONS);
    const order = await cancelOwnOrder({ db, now, orderMails }, id, person?.id ?? GUEST);
    orderEvents.changed(id);
    const viewer = viewerOf(found, person?.id ?? null);
    return replyWith('Your order is cancelled', seenBy(viewer, followedOrder(order)));
  });
}

/**
 * Cancels an order for its customer; stock and points go back as with staff (C24, C192). An order that is already
 * cancelled stays as it is.
 *
 * @throws Failure 404; 409 with the status if the shop has accepted the order
 */
const cancelOwnOrder = (writer: OrderWriter, id: string, actor: string): Promise<Order> =>
  changeOrder(writer, { id, actor }, ({ order: { status } }) => {
    if (status === 'cancelled') return null;
    if (!canCustomerCancel(status))
      throw conflict('It is too late to cancel here: the shop has accepted the order. Please call us.', {
        status,
      });
    return { action: 'order.cancel', columns: { status: 'cancelled', cancelled_by: 'customer' } };
  });
