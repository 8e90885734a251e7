import type { Coupon } from '../../../contract/entities/coupon';
import { showCouponTerms } from '../../../ordering/coupon-wire';
import { couponCode, couponProblem, UNKNOWN_CODE } from '../../../rules/coupons';
import { toPaisa } from '../../../rules/money';
import { checkVersion, raised, recordEdit } from '../support/check-version';
import { couponFacts, couponsOf, usesOf } from '../support/coupon-facts';
import { type MockContext, member } from '../support/mock-context';
import { badField, conflict, notFound } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import type { MockWorld } from '../world';

type OfferCall = 'checkCoupon' | 'listCoupons' | 'addCoupon' | 'updateCoupon';

const nobody = { userId: null, phone: null };

const shown = (world: MockWorld, coupon: Coupon): Coupon => ({
  ...coupon,
  uses: usesOf(world, coupon.code, nobody).inTotal,
});

/** @throws MockFailure 409 if another coupon has the code */
function checkCode(world: MockWorld, code: string, except?: string): void {
  if (couponsOf(world).some((coupon) => coupon._id !== except && coupon.code === code))
    throw conflict('A coupon with that code already exists');
}

const written = (form: MockContext<'addCoupon'>['body'], id: string): Coupon => ({
  _id: id,
  id,
  ...form,
  uses: 0,
});

/** Calls of coupons (C275). */
export const offerCalls: MockResolvers<OfferCall> = {
  checkCoupon({ world, body: { code, goods }, person }) {
    couponsOf(world);
    const facts = couponFacts(world, couponCode(code), { userId: person?._id ?? null, phone: null });
    const goodsPaisa = goods === undefined ? Number.MAX_SAFE_INTEGER : toPaisa(goods);
    const problem = couponProblem(facts, goodsPaisa, world.now());
    if (problem !== null || !facts.terms) throw badField('code', problem ?? UNKNOWN_CODE);
    return showCouponTerms(facts.terms);
  },

  listCoupons: ({ world }) =>
    couponsOf(world)
      .map((coupon) => shown(world, coupon))
      .reverse(),

  addCoupon({ world, body }) {
    checkCode(world, body.code);
    const added = { ...written(body, world.newId()), version: 1 };
    world.coupons = [...couponsOf(world), added];
    return new Reply(added, 'Coupon added');
  },

  updateCoupon(context) {
    const { world, params, body } = context;
    const { version, ...form } = body;
    const before = couponsOf(world).find(({ _id }) => _id === params.id);
    if (!before) throw notFound('Coupon');
    const edited = { ...written(form, before._id), version: before.version };
    const values = { before, after: edited };
    checkVersion(world, { id: before._id, what: 'coupon', version, stored: before.version, values });
    checkCode(world, form.code, before._id);
    const after = raised(edited);
    recordEdit(world, after._id, member(context));
    world.coupons = couponsOf(world).map((coupon) => (coupon === before ? after : coupon));
    return new Reply(shown(world, after), 'Coupon updated');
  },
};
