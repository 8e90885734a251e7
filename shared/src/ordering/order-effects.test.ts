import { ORDER_STATUSES } from '../rules/orders';
import { orderEffects, stockMoves } from './order-effects';

const all = { takesStock: true, spendsPoints: true, creditsPoints: true };
const none = { takesStock: false, spendsPoints: false, creditsPoints: false };

test.each([
  ['pending', { ...all, creditsPoints: false }],
  ['processing', { ...all, creditsPoints: false }],
  ['completed', all],
  ['cancelled', none],
] as const)('C77: while an order is %s', (status, effects) => {
  expect(orderEffects({ status })).toEqual(effects);
});

test.each(ORDER_STATUSES)('C25: a deleted order that was %s has no effects left', (status) => {
  expect(orderEffects({ status, isDeleted: true })).toEqual(none);
});

test.each([
  ['pending', false],
  ['processing', true],
  ['completed', true],
  ['cancelled', false],
] as const)('C106: an unconfirmed table order that is %s takes stock: %s', (status, takesStock) => {
  expect(orderEffects({ status, tableConfirmed: false }).takesStock).toBe(takesStock);
});

const shirts = (itemId: string, quantity: number) => ({ type: 'closet', itemId, quantity }) as const;
const latte = { type: 'product', itemId: 'latte', quantity: 5 } as const;

test.each([
  [
    'placed',
    [],
    [latte, shirts('a', 2)],
    [
      ['a', -2],
      ['latte', -5],
    ],
  ],
  [
    'cancelled',
    [shirts('a', 2), latte],
    [],
    [
      ['a', 2],
      ['latte', 5],
    ],
  ],
  ['left as it was', [shirts('a', 2)], [shirts('a', 1), shirts('a', 1)], []],
  [
    'edited',
    [shirts('b', 3), shirts('a', 1)],
    [shirts('b', 1), shirts('c', 2)],
    [
      ['a', 1],
      ['b', 2],
      ['c', -2],
    ],
  ],
] as const)(
  'C24, C226, P15: the stock moves when an order is %s: of closet items, then of dishes, in order of id',
  (_name, before, after, moves) => {
    expect(stockMoves(before, after).map(({ itemId, pieces }) => [itemId, pieces])).toEqual(moves);
  },
);
