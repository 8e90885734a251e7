import { conflict, refusal, success } from '../support/expect-answer';
import { addCoupon, newPhone, order, staffOrder, type Wish } from '../support/offers';
import type { CaseGroup, Shop } from '../support/shop';

const check = (shop: Shop, code: string, about: object = {}) =>
  shop.guest().call('checkCoupon', { body: { code, ...about } });

export const couponCases: CaseGroup = {
  title: 'coupons',
  cases: [
    {
      name: 'C275: staff add and change a coupon; the list has its uses; a cancelled order gives its use back',
      async run(shop) {
        const admin = await shop.admin();
        const added = await addCoupon(shop, {
          percent: 10,
          minimumOrder: 200,
          inTotal: 3,
          validUntil: '2099-12-31',
        });
        expect(added).toMatchObject({
          code: added.code.toUpperCase(),
          percent: 10,
          amount: null,
          minimumOrder: 200,
          firstOrder: false,
          membersOnly: false,
          perPerson: null,
          inTotal: 3,
          validFrom: null,
          validUntil: '2099-12-31',
          active: true,
          uses: 0,
          version: 1,
        });
        const uses = async () =>
          success('listCoupons', await admin.call('listCoupons', {})).find(({ _id }) => _id === added._id)
            ?.uses;
        const { _id } = success('placeGuestOrder', await order(shop, { code: added.code.toLowerCase() }));
        expect(await uses()).toBe(1);
        const setStatus = (status: 'cancelled' | 'pending') =>
          admin.call('changeOrderStatus', { params: { id: _id }, body: { status } });
        success('changeOrderStatus', await setStatus('cancelled'));
        expect(await uses()).toBe(0);
        success('changeOrderStatus', await setStatus('pending'));
        expect(await uses()).toBe(1);
        const params = { id: added._id };
        const body = { code: added.code, amount: 30, version: 1 };
        const changed = success('updateCoupon', await admin.call('updateCoupon', { params, body }));
        expect(changed).toMatchObject({ percent: null, amount: 30, inTotal: null, uses: 1, version: 2 });
        refusal(await admin.call('updateCoupon', { params, body: { ...body, amount: 40 } }), 409);
      },
    },
    {
      name: 'C275: a coupon that cannot be is refused by field, a taken code with 409; customers see no list',
      async run(shop) {
        const admin = await shop.admin();
        const { code } = await addCoupon(shop, { percent: 5 });
        const add = (body: object) => admin.send('addCoupon', { body });
        refusal(await add({ code: 'A!', percent: 5 }), 400, 'code');
        refusal(await add({ code: 'NEW-ONE', percent: 5, amount: 5 }), 400, 'percent');
        refusal(await add({ code: 'NEW-ONE' }), 400, 'percent');
        refusal(await add({ code: 'NEW-ONE', percent: 101 }), 400, 'percent');
        refusal(await add({ code: 'NEW-ONE', amount: 0 }), 400, 'amount');
        refusal(await add({ code: 'NEW-ONE', percent: 5, inTotal: 0 }), 400, 'inTotal');
        const days = { validFrom: '2026-11-21', validUntil: '2026-11-20' };
        refusal(await add({ code: 'NEW-ONE', percent: 5, ...days }), 400, 'validUntil');
        refusal(await add({ code: code.toLowerCase(), percent: 5 }), 409);
        refusal(await shop.guest().call('listCoupons', {}), 401);
      },
    },
    {
      name: 'C275: a check says what a code takes off, or why it does not apply; nobody learns which codes exist',
      async run(shop) {
        const one = await addCoupon(shop, { amount: 50, minimumOrder: 500 });
        expect(success('checkCoupon', await check(shop, ` ${one.code.toLowerCase()} `))).toEqual({
          code: one.code,
          percent: null,
          amount: 50,
          minimumOrder: 500,
        });
        const words = async (code: string, about: object = {}) =>
          refusal(await check(shop, code, about), 400, 'code').message;
        expect(await words(one.code, { goods: 380 })).toBe('Add Rs 120.00 more to use this code.');
        const off = await addCoupon(shop, { percent: 5, active: false });
        const unknown = 'This code is not valid.';
        expect([await words(off.code), await words('NOBODY-MADE-IT'), await words('?')]).toEqual([
          unknown,
          unknown,
          unknown,
        ]);
        const members = await addCoupon(shop, { percent: 5, membersOnly: true });
        expect(await words(members.code)).toBe('This code is for members. Log in to use it.');
        const later = await addCoupon(shop, { percent: 5, validFrom: '2099-05-04' });
        expect(await words(later.code)).toBe('This code is valid from 4 May 2099.');
        const over = await addCoupon(shop, { percent: 5, validUntil: '2020-05-04' });
        expect(await words(over.code)).toBe('This code was valid until 4 May 2020.');
        const phone = newPhone();
        const first = await addCoupon(shop, { percent: 5, firstOrder: true });
        success('placeGuestOrder', await order(shop, { code: first.code, phone }));
        // The check tells nobody whether a phone has ordered; the order does.
        success('checkCoupon', await check(shop, first.code, { phone } as object));
        const { changes } = conflict(await order(shop, { code: first.code, phone }));
        expect(changes[0]?.text).toBe('This code is for a first order.');
      },
    },
    {
      name: 'C275: limits of people and in total hold; an order that was cancelled comes back only while there is a use',
      async run(shop) {
        const admin = await shop.admin();
        const { code } = await addCoupon(shop, { amount: 20, perPerson: 1, inTotal: 2 });
        const phone = newPhone();
        const first = success('placeGuestOrder', await order(shop, { code, phone, seen: 20, total: 260 }));
        const text = async (wish: Wish) =>
          conflict(await order(shop, { code, seen: 20, ...wish })).changes[0]?.text;
        expect(await text({ phone })).toBe('You have used this code already.');
        success('placeGuestOrder', await order(shop, { code }));
        expect(await text({})).toBe('This code has been used up.');
        const set = (status: 'cancelled' | 'pending') =>
          admin.call('changeOrderStatus', { params: { id: first._id }, body: { status } });
        success('changeOrderStatus', await set('cancelled'));
        success('placeGuestOrder', await order(shop, { code }));
        const { message } = refusal(await set('pending'), 409);
        expect(message).toBe(`The code ${code} of this order has been used up meanwhile`);
        expect((await staffOrder(shop, first._id))?.status).toBe('cancelled');
      },
    },
  ],
};
