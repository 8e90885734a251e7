import { pointsEarned } from '@storefront/shared/rules/points';
import { initialShipping, type ShippingState } from '@storefront/shared/rules/shipping';
import { anItem } from '../../../test/items';
import { applyChanges, type OrderDraft, sumUp } from './order-draft';

const lakeside = { id: 'a', name: 'Lakeside', ratePaisa: 50_00 };
const draft: OrderDraft = {
  items: [anItem()],
  shipping: { ...initialShipping, place: lakeside, previousPlace: lakeside },
  points: 50,
};
const none = { _id: null, name: '', was: null };

test('C265: an accepted fee counts, also where the place was free until now', () => {
  const place = { ...lakeside, freeFromPaisa: 0 };
  const free = { ...draft, shipping: { ...draft.shipping, place } };
  expect(sumUp(free, 0).fee).toBe(0);
  expect(sumUp(applyChanges(free, [{ ...none, kind: 'fee', now: 80 }]), 0).fee).toBe(80_00);
});

test('C10: applyChanges stores a new fee at the chosen place', () => {
  const { shipping } = applyChanges(draft, [{ ...none, kind: 'fee', now: 80 }]);
  expect(shipping.place).toMatchObject({ ...lakeside, ratePaisa: 80_00 });
  expect(shipping.previousPlace).toEqual(shipping.place);
});

test.each([
  [20, 20],
  [23, 20],
  [4, 0],
  [null, 0],
])('C13: with %s usable points, %i are redeemed', (now, points) => {
  expect(applyChanges(draft, [{ ...none, kind: 'points', now }]).points).toBe(points);
});

test('applyChanges applies several changes at once', () => {
  const after = applyChanges(draft, [
    { kind: 'price', _id: 'espresso', name: '', was: 120, now: 130 },
    { ...none, kind: 'fee', now: 60 },
    { ...none, kind: 'points', now: 10 },
  ]);
  expect(after).toMatchObject({
    items: [{ price: 130 }],
    shipping: { place: { ratePaisa: 60_00 } },
    points: 10,
  });
});

test('applyChanges ignores a closed shop, and a fee without a place', () => {
  const nowhere = { ...draft, shipping: initialShipping };
  expect(applyChanges(nowhere, [{ ...none, kind: 'fee', now: 60 }])).toEqual(nowhere);
  expect(applyChanges(draft, [{ ...none, kind: 'closed', now: null }])).toEqual(draft);
});

const delivery: ShippingState = { ...initialShipping, place: lakeside };
const pickup: ShippingState = { ...initialShipping, mode: 'pickup' };

test.each([
  ['goods and fee', { items: [anItem()], shipping: delivery, points: 0 }, 0, 290, 0, 5],
  ['pickup costs nothing', { items: [anItem()], shipping: pickup, points: 0 }, 0, 240, 0, 4],
  ['no place, no fee yet', { items: [anItem()], shipping: initialShipping, points: 0 }, 0, 240, 0, 4],
  ['points take rupees off', { items: [anItem()], shipping: delivery, points: 50 }, 120, 240, 50, 4],
  ['C13: never more than the balance', { items: [anItem()], shipping: pickup, points: 50 }, 23, 220, 20, 4],
  [
    'C12: never more than the total',
    { items: [anItem({ price: 20 })], shipping: pickup, points: 150 },
    500,
    0,
    40,
    0,
  ],
  [
    '§9: a line’s own total counts',
    { items: [anItem({ total: 200 })], shipping: pickup, points: 0 },
    0,
    200,
    0,
    4,
  ],
  [
    'P9: paisa stay exact',
    { items: [anItem({ price: 0.1, quantity: 3 })], shipping: pickup, points: 0 },
    0,
    0.3,
    0,
    0,
  ],
  ['nothing', { items: [], shipping: pickup, points: 0 }, 0, 0, 0, 0],
] as const)('§9: %s', (_, draft, balance, total, redeemed, earned) => {
  const sums = sumUp(draft, balance);
  expect(sums).toMatchObject({ totalRupees: total, redeemedPoints: redeemed });
  expect(pointsEarned(sums.earning).total).toBe(earned);
});

test('C16: cafe and closet earn points by different rules', () => {
  const jacket = anItem({ type: 'closet', price: 6000, quantity: 1 });
  const { earning } = sumUp({ items: [anItem(), jacket], shipping: pickup, points: 0 }, 0);
  expect(pointsEarned(earning)).toEqual({ cafe: 4, closet: 50, total: 54 });
});
