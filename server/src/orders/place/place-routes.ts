import { coalesceReads } from '@storefront/http/coalesce-reads';
import { networkOf } from '@storefront/http/network-of';
import { calls } from '@storefront/shared/contract/calls';
import type { OrderReceipt } from '@storefront/shared/contract/entities/order';
import * as messages from '@storefront/shared/messages';
import { readCheckout, readTableNumber, readTableOrder } from '@storefront/shared/ordering/order-request';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../../app/app-deps';
import { COUPON_TRIES } from '../../offers/offer-routes';
import type { Attempt } from '../../platform/db/idempotency-keys';
import { createLinkCodes } from '../../platform/db/link-codes';
import { createSigner } from '../../platform/db/server-secret';
import { route } from '../../platform/http/contract-route';
import type { Limit } from '../../platform/http/rate-limit';
import { replyWith } from '../../platform/http/reply';
import { findUser } from '../../users/user-queries';
import { orThrow } from '../order-failure';
import { findReceipt, GUEST } from './idempotent-replay';
import { placeOrder } from './place-order';
import { readSlots } from './slots';

const MINUTE = 60_000;

/** Guest orders of one network: a whole office may share an address (P75). */
export const GUEST_ORDERS: Limit = { hits: 120, windowMs: MINUTE };

/** Orders for one table from one network: the cafe's guests share a network (P18). */
export const TABLE_ORDERS: Limit = { hits: 30, windowMs: MINUTE };

/** Orders for all tables together from one network: table numbers can be invented (P18). */
export const ALL_TABLE_ORDERS: Limit = { hits: 240, windowMs: MINUTE };

/** Orders of one account, from any network (P75). */
export const MEMBER_ORDERS: Limit = { hits: 60, windowMs: MINUTE };

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

/** Registers the three calls that place an order, and the one that returns the receipt of a key (§7, C86). */
export function placeRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { db, env, limiter } = deps;
  const orderDeps = { ...deps, limitsPending: env.rateLimit };
  const sign = createSigner(db, env.serverSecret);
  const codes = createLinkCodes({ db, env }, 'table');
  const orderKeys = createLinkCodes({ db, env }, 'order');
  const withKey = async (receipt: OrderReceipt): Promise<OrderReceipt> => ({
    ...receipt,
    key: await orderKeys.codeOf(receipt._id),
  });
  /** A code can be guessed here too (C275). */
  const limitCoupons = async (code: string | null | undefined, ip: string) => {
    if (code) await limiter.take(`coupon:${networkOf(ip)}`, COUPON_TRIES);
  };
  const originKeyOf = async (network: string) => (await sign('origin', network)).toString('base64url');

  route(app, calls.placeOrder, async ({ body, headers, person, request: { ip } }) => {
    await limiter.take(`order-of:${person.id}`, MEMBER_ORDERS);
    await limitCoupons(body.couponCode, ip);
    const request = orThrow(readCheckout(body, person.id));
    const attempt = attemptOf('checkout', person.id, { headers, body });
    const receipt = await placeOrder(orderDeps, request, { attempt, originKey: null });
    return replyWith(messages.checkout.placed, await withKey(receipt));
  });

  route(app, calls.placeGuestOrder, async ({ body, headers, request: { ip } }) => {
    const network = networkOf(ip);
    await limiter.take(`order:${network}`, GUEST_ORDERS);
    await limitCoupons(body.couponCode, ip);
    const originKey = await originKeyOf(network);
    const request = orThrow(readCheckout(body, null));
    const attempt = attemptOf('checkout', null, { headers, body });
    const receipt = await placeOrder(orderDeps, request, { attempt, originKey });
    return replyWith(messages.checkout.placed, await withKey(receipt));
  });

  route(app, calls.placeTableOrder, async ({ body, headers, person, request: { ip } }) => {
    const userId = person?.id ?? null;
    const tableNumber = orThrow(readTableNumber(body.tableNumber));
    const network = networkOf(ip);
    await limiter.take(`table-orders:${network}`, ALL_TABLE_ORDERS);
    await limiter.take(`table-order:${network}:${tableNumber}`, TABLE_ORDERS);
    const isConfirmed = await codes.isCodeOf(tableNumber, body.tableCode);
    const user = userId === null ? null : await findUser(db, userId);
    const orderer = user && { id: user.id, fullName: user.full_name };
    const request = readTableOrder(body, orderer, { tableNumber, isConfirmed });
    const attempt = attemptOf('table', userId, { headers, body });
    // A table can be made up with an account too: anybody can register (P18).
    const originKey = userId === null || !isConfirmed ? await originKeyOf(network) : null;
    const receipt = await placeOrder(orderDeps, request, { attempt, originKey });
    return replyWith(messages.table.placed, await withKey(receipt));
  });

  const readSlotsNow = coalesceReads(() => readSlots(db, deps.now()));
  route(app, calls.getSlots, () => readSlotsNow());

  route(app, calls.getOrderByKey, async ({ params, person }) =>
    withKey(await findReceipt(db, params.key, person?.id ?? null)),
  );
}
