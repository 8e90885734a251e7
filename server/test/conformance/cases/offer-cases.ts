import type { HappyHour } from '@storefront/shared/rules/happy-hours';
import { products } from '../support/catalogue';
import { conflict, refusal, success } from '../support/expect-answer';
import { cartLine, checkout, line } from '../support/payloads';
import type { CaseGroup, Shop } from '../support/shop';

const { espresso, croissant } = products;

const ALL_WEEK = { days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', until: '24:00', active: true };
const coffeeHour: HappyHour = { ...ALL_WEEK, category: 'coffee', percent: 25 };

const saveHours = async (shop: Shop, happyHours: readonly object[]) =>
  (await shop.admin()).send('updateSettings', { body: { happyHours } });

let codes = 0;
/** Adds a coupon with a code of its own. */
async function addCoupon(shop: Shop, about: object) {
  codes += 1;
  const answer = await (await shop.admin()).send('addCoupon', {
    body: { code: `case-${codes}-${Date.now() % 100_000}`, ...about },
  });
  return success('addCoupon', answer);
}

const check = (shop: Shop, code: string, about: object = {}) =>
  shop.guest().call('checkCoupon', { body: { code, ...about } });

/** A phone that no other case orders with. */
const newPhone = () => `98${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

interface Wish {
  readonly code?: string;
  /** What the customer saw it take off. */
  readonly seen?: number;
  readonly total?: number;
  readonly phone?: string;
  readonly lines?: Parameters<typeof checkout>[0]['lines'];
  readonly place?: string;
}

function wished({ code, seen, phone, lines = [line(croissant, 2)], ...wish }: Wish) {
  const body = checkout({ lines, ...wish });
  return {
    body: {
      ...body,
      data: { ...body.data, phone: phone ?? newPhone() },
      ...(code && { couponCode: code }),
      ...(seen !== undefined && { couponDiscount: seen }),
    },
  };
}

const order = (shop: Shop, wish: Wish) => shop.guest().call('placeGuestOrder', wished(wish));

const staffOrder = async (shop: Shop, id: string) => {
  const admin = await shop.admin();
  const orders = success('listOrders', await admin.call('listOrders', { query: { limit: 100 } }));
  return orders.find(({ _id }) => _id === id);
};

export const offerCases: CaseGroup = {
  title: 'offers',
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
        success('checkCoupon', await check(shop, first.code, { phone }));
        success('placeGuestOrder', await order(shop, { code: first.code, phone }));
        expect(await words(first.code, { phone })).toBe('This code is for a first order.');
      },
    },
    {
      name: 'C276: happy hour comes first, then the coupon; fee and sums follow; every answer has the discounts',
      async run(shop) {
        success('updateSettings', await saveHours(shop, [coffeeHour, { ...coffeeHour, percent: 10 }]));
        const { code } = await addCoupon(shop, { percent: 10, minimumOrder: 230 });
        // 2 × 120 − 25 % = 180; with 140 it is 320, minus 10 %.
        const lines = [line(espresso, 2), line(croissant)];
        const receipt = success('placeGuestOrder', await order(shop, { code, lines, place: 'Lakeside' }));
        const sums = {
          subtotal: 380,
          happyHourDiscount: 60,
          coupon: { code, percent: 10, amount: null, discount: 32 },
          deliveryFee: 50,
          totalAmount: 338,
        };
        expect(receipt).toMatchObject(sums);
        const stored = await staffOrder(shop, receipt._id);
        expect(stored).toMatchObject(sums);
        expect(stored?.item.map(({ price, happyHour }) => [price, happyHour])).toEqual([
          [120, 25],
          [140, undefined],
        ]);
        const followed = await shop
          .guest()
          .call('followOrder', { params: { code: receipt.code ?? '' }, query: { key: receipt.key } });
        expect(success('followOrder', followed)).toMatchObject(sums);
        // Rs 50 below the minimum after the happy hour.
        const small = conflict(await order(shop, { code, lines: [line(espresso, 2)], seen: 18, total: 162 }));
        expect(small).toEqual({
          changes: [
            {
              kind: 'offer',
              _id: null,
              name: code,
              was: 18,
              now: 0,
              text: 'Add Rs 50.00 more to use this code.',
            },
            { kind: 'offer', _id: espresso._id, name: 'Espresso', was: 0, now: 25, line: 0 },
          ],
          totalAmount: 180,
        });
        success('updateSettings', await saveHours(shop, []));
      },
    },
    {
      name: 'C277: a happy hour that ended and a coupon that takes off less ask for consent; what is cheaper does not',
      async run(shop) {
        const coupon = await addCoupon(shop, { percent: 10 });
        const saw = {
          lines: [line(espresso, 2, { happyHour: 25 })],
          code: coupon.code,
          seen: 18,
          total: 162,
        };
        const { changes, totalAmount } = conflict(await order(shop, saw));
        expect(changes).toEqual([
          { kind: 'offer', _id: espresso._id, name: 'Espresso', was: 25, now: 0, line: 0 },
          { kind: 'offer', _id: null, name: coupon.code, was: 18, now: 24 },
        ]);
        expect(totalAmount).toBe(216);
        const agreed = { lines: [line(espresso, 2)], code: coupon.code, seen: 24, total: 216 };
        expect(success('placeGuestOrder', await order(shop, agreed))).toMatchObject({ totalAmount: 216 });
        const cheaper = { lines: [line(espresso, 2)], code: coupon.code, seen: 10, total: 230 };
        expect(success('placeGuestOrder', await order(shop, cheaper))).toMatchObject({ totalAmount: 216 });
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
    {
      name: 'C278: an edited order keeps the percent of its lines and the coupon of then, and never goes below zero',
      async run(shop) {
        const admin = await shop.admin();
        success('updateSettings', await saveHours(shop, [coffeeHour]));
        const coupon = await addCoupon(shop, { amount: 200, minimumOrder: 300 });
        const lines = [line(espresso, 2), line(croissant)];
        const { _id } = success('placeGuestOrder', await order(shop, { code: coupon.code, lines }));
        success('updateSettings', await saveHours(shop, []));
        const params = { id: coupon._id };
        const body = { code: coupon.code, percent: 1, active: false };
        success('updateCoupon', await admin.call('updateCoupon', { params, body }));
        const [coffee] = (await staffOrder(shop, _id))?.item ?? [];
        const edit = async (items: object[]) =>
          success('updateOrder', await admin.send('updateOrder', { params: { id: _id }, body: { items } }));
        const kept = { _id: coffee?._id, quantity: 3 };
        expect(await edit([kept, { productId: croissant._id, quantity: 1 }])).toMatchObject({
          subtotal: 500,
          happyHourDiscount: 90,
          coupon: { code: coupon.code, amount: 200, discount: 200 },
          totalAmount: 210,
        });
        expect(await edit([{ ...kept, quantity: 1 }])).toMatchObject({
          subtotal: 120,
          happyHourDiscount: 30,
          coupon: { discount: 90 },
          totalAmount: 0,
        });
      },
    },
    {
      name: 'C274: a cart tells the category of a dish; happy hours that cannot be are refused by field',
      async run(shop) {
        const admin = await shop.admin();
        const params = { id: espresso._id };
        success('addToCart', await admin.send('addToCart', { params, body: cartLine() }));
        const [inCart] = success('getCart', await admin.call('getCart', {}));
        expect(inCart).toMatchObject({ total: 120, productDetails: { category: 'Coffee' } });
        success('clearCart', await admin.call('clearCart', {}));
        const bad = (about: object) => saveHours(shop, [{ ...coffeeHour, ...about }]);
        refusal(await bad({ percent: 0 }), 400, 'happyHours.0.percent');
        refusal(await bad({ days: [] }), 400, 'happyHours.0.days');
        refusal(await bad({ days: [7] }), 400, 'happyHours.0.days.0');
        refusal(await bad({ from: '17:00', until: '15:00' }), 400, 'happyHours.0.until');
        refusal(await bad({ category: '' }), 400, 'happyHours.0.category');
        const saved = success('updateSettings', await saveHours(shop, [coffeeHour]));
        expect(saved.happyHours).toEqual([coffeeHour]);
        success('updateSettings', await saveHours(shop, []));
      },
    },
    {
      name: 'C274: an order from a table has the happy hour too, and never a coupon',
      async run(shop) {
        success('updateSettings', await saveHours(shop, [coffeeHour]));
        const body = { tableNumber: '7', items: [line(espresso, 1, { happyHour: 25 })], totalAmount: 90 };
        const sent = await shop
          .guest()
          .send('placeTableOrder', { body: { ...body, couponCode: 'WELCOME10' } });
        expect(success('placeTableOrder', sent)).toMatchObject({ happyHourDiscount: 30, totalAmount: 90 });
        success('updateSettings', await saveHours(shop, []));
        expect(conflict(await shop.guest().call('placeTableOrder', { body }))).toMatchObject({
          changes: [{ kind: 'offer', was: 25, now: 0 }],
          totalAmount: 120,
        });
      },
    },
  ],
};
