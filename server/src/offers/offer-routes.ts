import { networkOf } from '@storefront/http/network-of';
import { calls } from '@storefront/shared/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../app/app-deps';
import { route } from '../platform/http/contract-route';
import type { Limit } from '../platform/http/rate-limit';
import { replyWith } from '../platform/http/reply';
import { createCouponService } from './coupon-service';

/** Codes that one network tries: a whole cafe shares an address, and codes can be guessed (C275). */
export const COUPON_TRIES: Limit = { hits: 60, windowMs: 10 * 60_000 };

/** Registers the calls of coupons. */
export function offerRoutes(app: FastifyInstance, { db, now, limiter }: RouteDeps): void {
  const coupons = createCouponService(db, now);

  route(app, calls.checkCoupon, async ({ body, person, request: { ip } }) => {
    await limiter.take(`coupon:${networkOf(ip)}`, COUPON_TRIES);
    return coupons.check(body, person?.id ?? null);
  });

  route(app, calls.listCoupons, () => coupons.list());

  route(app, calls.addCoupon, async ({ body, person }) =>
    replyWith('Coupon added', await coupons.add(body, person.id)),
  );

  route(app, calls.updateCoupon, async ({ params, body, person }) =>
    replyWith('Coupon updated', await coupons.update(params.id, body, person.id)),
  );
}
