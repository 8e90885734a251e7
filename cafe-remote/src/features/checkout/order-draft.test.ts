import { initialShipping } from '@storefront/shared/rules/shipping';
import { anItem } from '../../../test/items';
import { applyChanges, type OrderDraft } from './order-draft';

const lakeside = { id: 'a', name: 'Lakeside', ratePaisa: 50_00 };
const draft: OrderDraft = {
  items: [anItem()],
  shipping: { ...initialShipping, place: lakeside, previousPlace: lakeside },
  points: 50,
};
const none = { _id: null, name: '', was: null };

test('C10: applyChanges stores a new fee at the chosen place', () => {
  const { shipping } = applyChanges(draft, [{ ...none, kind: 'fee', now: 80 }]);
  expect(shipping.place).toEqual({ ...lakeside, ratePaisa: 80_00 });
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
