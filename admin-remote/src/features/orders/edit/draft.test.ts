import { makeItem, makeOrder } from '../../../../test/make-order';
import { draftSums, toDraft } from './draft';

const latte = makeItem({ price: 100, quantity: 2, happyHour: 25 });
const order = makeOrder({
  item: [latte],
  subtotal: 200,
  happyHourDiscount: 50,
  coupon: { code: 'TEN', percent: 10, amount: null, discount: 15 },
  deliveryFee: 50,
  redeemedPoints: 130,
  totalAmount: 55,
});
const [line] = toDraft(order);
if (!line) throw new Error('One item makes one line');

test('C21, C278: an order as it is stored has its own sums', () => {
  expect(draftSums(order, [line], false)).toEqual({
    goods: 200_00,
    happy: 50_00,
    coupon: 15_00,
    redeemedPoints: 130,
    toCollect: 55_00,
  });
});

test('P8, C276: points above what is left of an edited order are given back, as the server does', () => {
  expect(draftSums(order, [{ ...line, quantity: 1 }], true)).toEqual({
    goods: 100_00,
    happy: 25_00,
    coupon: 7_50,
    redeemedPoints: 65,
    toCollect: 52_50,
  });
});

test('C283: what was paid already is not collected again', () => {
  const paid = { ...order, paymentStatus: 'confirmed' as const, paidAmount: 55 };
  expect(draftSums(paid, [{ ...line, quantity: 3 }], true).toCollect).toBe(67_50);
});

test('C21: without fee and points, as a server of §7 answers, an edited order has no sum to collect', () => {
  const { deliveryFee: _fee, redeemedPoints: _points, ...plain } = order;
  expect(draftSums(plain, [line], true).toCollect).toBeNull();
  expect(draftSums(plain, [line], false).toCollect).toBe(55_00);
});

test.each([
  ['placed in a happy hour', {}, 20_00],
  ['placed in a happy hour for a slot after it', { slotAt: '2026-11-20T12:00:00.000Z' }, 0],
])('C278: a new dish has the percent of the time that the order is for: %s', (_, about, happy) => {
  const hour = { category: 'coffee', from: '16:00', until: '17:00', days: [5], percent: 20, active: true };
  const added = { ...line, _id: null, category: 'Coffee', happyPercent: undefined, quantity: 1 };
  const placed = makeOrder({ createdAt: '2026-11-20T10:27:00.000Z', ...about });
  expect(draftSums(placed, [added], true, [hour])).toMatchObject({ goods: 100_00, happy });
  expect(draftSums(placed, [line], true, [hour]).happy).toBe(50_00);
});
