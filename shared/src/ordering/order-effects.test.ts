import { ORDER_STATUSES } from '../rules/orders';
import { orderEffects, stockMoveKind, stockMoves } from './order-effects';

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

const noChoice = { selectedSize: null, selectedColor: null };
const shirts = (itemId: string, quantity: number, selectedSize: string | null = null) =>
  ({ type: 'closet', itemId, quantity, selectedSize, selectedColor: null }) as const;
const latte = { type: 'product', itemId: 'latte', quantity: 5, ...noChoice } as const;

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

describe('C273: of an item that is counted by size', () => {
  const cells = new Map([
    [
      'a',
      [
        { size: 'S', color: '', stock: 1 },
        { size: 'M', color: '', stock: 0 },
        { size: '', color: '', stock: 0 },
      ],
    ],
  ]);

  test.each([
    ['an order takes from its size', [], [shirts('a', 1, 's')], [['S', -1]]],
    [
      'a change of the size gives one back and takes the other',
      [shirts('a', 1, 'M')],
      [shirts('a', 1, 'S')],
      [
        ['M', 1],
        ['S', -1],
      ],
    ],
    [
      'a size that is not sold any more goes back to the unsorted pieces',
      [shirts('a', 2, 'XL')],
      [],
      [['', 2]],
    ],
    ['a line without a size goes back there too', [shirts('a', 2)], [], [['', 2]]],
    ['what stays does not move', [shirts('a', 1, 'S')], [shirts('a', 1, 'S')], []],
  ] as const)('%s', (_name, before, after, moves) => {
    const found = stockMoves(before, after, cells);
    expect(found.map(({ cell, pieces }) => [cell?.size, pieces])).toEqual(moves);
  });
});

test.each([
  [null, 'pending', 'order'],
  ['pending', 'cancelled', 'cancel'],
  ['cancelled', 'pending', 'order'],
  ['pending', 'processing', 'change'],
] as const)('C259: from %s to %s, the history of the stock says %s', (before, after, kind) => {
  expect(stockMoveKind(before && { status: before }, { status: after })).toBe(kind);
});
