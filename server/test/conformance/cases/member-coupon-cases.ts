import type { HttpClient } from '../../support/http-client';
import { conflict, refusal, success } from '../support/expect-answer';
import { newMember } from '../support/members';
import { addCoupon, memberOrder, newPhone, order, type Wish } from '../support/offers';
import type { CaseGroup, Shop } from '../support/shop';

const USED = 'You have used this code already.';
const NOT_FIRST = 'This code is for a first order.';
const FOR_MEMBERS = 'This code is for members. Log in to use it.';

const check = (client: HttpClient, code: string) => client.call('checkCoupon', { body: { code } });

/** Returns why a code does not apply, as its check says. */
const reason = async (client: HttpClient, code: string) =>
  refusal(await check(client, code), 400, 'code').message;

/** Places a member's order, and returns its id. */
const placed = async (client: HttpClient, wish: Wish) =>
  success('placeOrder', await memberOrder(client, wish))._id;

/** Returns why a member's order cannot have its code. */
const refusedText = async (client: HttpClient, wish: Wish) =>
  conflict(await memberOrder(client, wish)).changes[0]?.text;

async function setStatus(shop: Shop, id: string, status: 'cancelled' | 'pending') {
  const admin = await shop.admin();
  return admin.call('changeOrderStatus', { params: { id }, body: { status } });
}

/** Puts a guest's order with this code into the member's account (C205); returns its id. */
async function keepGuestOrder(
  shop: Shop,
  { client, email }: { client: HttpClient; email: string },
  wish: Wish,
) {
  const answer = await order(shop, { ...wish, email });
  const { _id, code = '', key = '' } = success('placeGuestOrder', answer);
  const { otp } = success('requestAccountOtp', await client.call('requestAccountOtp', {}));
  success('keepOrder', await client.call('keepOrder', { params: { code }, body: { key, otp } }));
  return _id;
}

/** Coupons of people with an account (C275). */
export const memberCouponCases: CaseGroup = {
  title: 'coupons of members',
  cases: [
    {
      name: 'C275: an account has a code as often as one person may, whatever phones it orders with',
      async run(shop) {
        const { code } = await addCoupon(shop, { percent: 10, perPerson: 2 });
        const [{ client }, other] = [await newMember(shop), await newMember(shop)];
        const phone = newPhone();
        const first = await placed(client, { code, phone });
        await placed(client, { code });
        expect(await refusedText(client, { code })).toBe(USED);
        expect(await reason(client, code)).toBe(USED);
        // One use of the phone leaves another account the second one.
        await placed(other.client, { code, phone });
        success('checkCoupon', await check(other.client, code));
        success('changeOrderStatus', await setStatus(shop, first, 'cancelled'));
        success('checkCoupon', await check(client, code));
        await placed(client, { code });
        expect(refusal(await setStatus(shop, first, 'pending'), 409).message).toMatch(/used up meanwhile/);
      },
    },
    {
      name: 'C275: a first order is the first one of the account and of the phone; a cancelled one does not count',
      async run(shop) {
        const { code } = await addCoupon(shop, { percent: 10, firstOrder: true });
        const { client } = await newMember(shop);
        success('checkCoupon', await check(client, code));
        const plain = await placed(client, {});
        expect(await reason(client, code)).toBe(NOT_FIRST);
        expect(await refusedText(client, { code })).toBe(NOT_FIRST);
        success('changeOrderStatus', await setStatus(shop, plain, 'cancelled'));
        await placed(client, { code });
        const phone = newPhone();
        success('placeGuestOrder', await order(shop, { phone }));
        const { client: newcomer } = await newMember(shop);
        success('checkCoupon', await check(newcomer, code));
        expect(await refusedText(newcomer, { code, phone })).toBe(NOT_FIRST);
        await placed(newcomer, { code });
      },
    },
    {
      name: 'C275: a code for members takes something off a member’s order, and none of a guest',
      async run(shop) {
        const { code } = await addCoupon(shop, { amount: 30, membersOnly: true });
        const { client } = await newMember(shop);
        const phone = newPhone();
        expect(conflict(await order(shop, { code, phone, seen: 30, total: 250 }))).toMatchObject({
          changes: [{ kind: 'offer', name: code, was: 30, now: 0, text: FOR_MEMBERS }],
          totalAmount: 280,
        });
        expect(success('checkCoupon', await check(client, code))).toMatchObject({ amount: 30 });
        const answer = await memberOrder(client, { code, phone, seen: 30, total: 250 });
        expect(success('placeOrder', answer)).toMatchObject({ totalAmount: 250, coupon: { discount: 30 } });
      },
    },
    {
      name: 'C205, C275, C412: a guest’s order that an account keeps counts for the account',
      async run(shop) {
        const { code, _id: id } = await addCoupon(shop, { percent: 10, perPerson: 2 });
        const member = await newMember(shop);
        const { client } = member;
        const own = await placed(client, { code });
        const kept = await keepGuestOrder(shop, member, { code });
        const admin = await shop.admin();
        const uses = async () =>
          success('listCoupons', await admin.call('listCoupons', {})).find(({ _id }) => _id === id)?.uses;
        expect(await uses()).toBe(2);
        expect(await reason(client, code)).toBe(USED);
        success('changeOrderStatus', await setStatus(shop, own, 'cancelled'));
        await placed(client, { code });
        refusal(await setStatus(shop, own, 'pending'), 409);
        success('changeOrderStatus', await setStatus(shop, kept, 'cancelled'));
        success('changeOrderStatus', await setStatus(shop, own, 'pending'));
        expect(await uses()).toBe(2);
      },
    },
  ],
};
