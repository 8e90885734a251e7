import type { Coupon } from '../../../contract/entities/coupon';
import type { Order } from '../../../contract/entities/order';
import { readCouponTerms } from '../../../ordering/coupon-wire';
import { couponUsedUp } from '../../../ordering/order-refusal';
import { type CouponFacts, type CouponTerms, type CouponUses, limitProblem } from '../../../rules/coupons';
import type { MockWorld } from '../world';
import { failureOf, notFound } from './mock-failure';

/** Who orders: an account, or a guest with a phone; both null: not known. */
interface Orderer {
  readonly userId: string | null;
  readonly phone: string | null;
}

/** Returns the coupons. @throws MockFailure 404: a server that knows only §7 has no such call */
export function couponsOf({ coupons }: MockWorld): readonly Coupon[] {
  if (!coupons) throw notFound('Call');
  return coupons;
}

const termsOf = (coupon: Coupon): CouponTerms => ({
  ...readCouponTerms(coupon),
  isForFirstOrder: coupon.firstOrder,
  isForMembers: coupon.membersOnly,
  perPerson: coupon.perPerson,
  inTotal: coupon.inTotal,
  validFrom: coupon.validFrom,
  validUntil: coupon.validUntil,
  isActive: coupon.active,
});

const isOf = (order: Order, { userId, phone }: Orderer) =>
  userId === null ? phone !== null && order.phone === phone : order.user === userId;

/** Returns the uses of a coupon, without those of one order. A cancellation gives the use back (C275). */
export function usesOf({ orders }: MockWorld, code: string, person: Orderer, withoutOrder = ''): CouponUses {
  const using = orders.filter(
    (order) => order.coupon?.code === code && order.status !== 'cancelled' && order._id !== withoutOrder,
  );
  const isKnown = person.userId !== null || person.phone !== null;
  const byPerson = isKnown ? using.filter((order) => isOf(order, person)).length : null;
  return { inTotal: using.length, byPerson };
}

/** Returns what decides whether somebody can have a coupon; `code` null: no code can be like that. */
export function couponFacts(world: MockWorld, code: string | null, person: Orderer): CouponFacts {
  const coupon = world.coupons?.find((one) => one.code === code);
  const { userId, phone } = person;
  return {
    terms: coupon ? termsOf(coupon) : null,
    uses: usesOf(world, code ?? '', person),
    isMember: userId !== null,
    hasOrdered: world.orders.some(
      (order) =>
        order.status !== 'cancelled' &&
        ((userId !== null && order.user === userId) || (phone !== null && order.phone === phone)),
    ),
  };
}

/** Checks the limits of the coupon of an order that counts again (C275). @throws MockFailure 409 */
export function checkCouponAgain(world: MockWorld, before: Order | null, after: Order | null): void {
  const coupon = after?.coupon;
  if (!before || !coupon || before.status !== 'cancelled' || after.status === 'cancelled') return;
  const known = world.coupons?.find(({ code }) => code === coupon.code);
  const uses = usesOf(world, coupon.code, { userId: after.user, phone: after.phone }, after._id);
  if (known && limitProblem(termsOf(known), uses) !== null)
    throw failureOf(couponUsedUp(coupon.code, coupon.discount));
}
