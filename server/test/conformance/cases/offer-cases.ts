import type { HappyHour } from '@storefront/shared/rules/happy-hours';
import { products } from '../support/catalogue';
import { conflict, refusal, success } from '../support/expect-answer';
import { addCoupon, order, staffOrder } from '../support/offers';
import { cartLine, checkout, line } from '../support/payloads';
import type { CaseGroup, Shop } from '../support/shop';

const { espresso, croissant } = products;

const ALL_WEEK = { days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', until: '24:00', active: true };
const coffeeHour: HappyHour = { ...ALL_WEEK, category: 'coffee', percent: 25 };

/** An hour of the evening of the day of the tests, a Friday, and a slot in it. */
const eveningHour: HappyHour = { ...coffeeHour, days: [5], from: '18:00', until: '19:00' };
const EVENING = '2026-11-20T12:45:00.000Z';

const saveHours = async (shop: Shop, happyHours: readonly object[]) =>
  (await shop.admin()).send('updateSettings', { body: { happyHours } });

export const offerCases: CaseGroup = {
  title: 'offers',
  cases: [
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
      name: 'C274, C278: a happy hour counts at the slot of an order, for lines that staff add to it too',
      async run(shop) {
        const admin = await shop.admin();
        success('updateSettings', await saveHours(shop, [eveningHour]));
        const percents = async (slotAt: string | null) => {
          const body = { ...checkout({ lines: [line(espresso)] }), slotAt };
          const { _id } = success('placeGuestOrder', await shop.guest().call('placeGuestOrder', { body }));
          const [kept] = (await staffOrder(shop, _id))?.item ?? [];
          const items = [
            { _id: kept?._id ?? '', quantity: 1 },
            { productId: espresso._id, quantity: 1 },
          ];
          const edit = { params: { id: _id }, body: { items } };
          return success('updateOrder', await admin.call('updateOrder', edit)).item.map(
            ({ happyHour }) => happyHour,
          );
        };
        expect(await percents(EVENING)).toEqual([25, 25]);
        expect(await percents(null)).toEqual([undefined, undefined]);
        success('updateSettings', await saveHours(shop, [{ ...eveningHour, days: [6] }]));
        expect(await percents(EVENING)).toEqual([undefined, undefined]);
        success('updateSettings', await saveHours(shop, []));
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
