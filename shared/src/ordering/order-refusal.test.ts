import {
  cannotAdd,
  changedSince,
  couponUsedUp,
  isRefusal,
  notEnoughPieces,
  pointsSpent,
  stockShortage,
} from './order-refusal';

const gone = { kind: 'gone', _id: 'latte', name: 'Latte', was: null, now: null } as const;

test('C236: a full slot is named; any other change is a general sentence', () => {
  const slot = { kind: 'slot', _id: null, name: '6:30 to 6:45 PM', was: null, now: null } as const;
  expect(changedSince([gone, slot], 5050)).toEqual({
    refused: 'conflict',
    message: '6:30 to 6:45 PM is full now. Choose another time.',
    changes: [gone, slot],
    totalAmount: 50.5,
  });
  expect(changedSince([gone], 0)).toMatchObject({ message: 'Something changed since you looked' });
});

test('a line that cannot be added says why', () => {
  const message = (about: object) => cannotAdd({ ...gone, ...about });
  expect(message({})).toEqual({
    refused: 'conflict',
    message: 'Latte cannot be ordered now',
    changes: [gone],
    totalAmount: null,
  });
  expect(message({ name: '' })).toMatchObject({ message: 'This product cannot be ordered now' });
  expect(message({ text: 'Soy milk is sold out' })).toMatchObject({ message: 'Latte: Soy milk is sold out' });
});

test('C273, P15: too few pieces are named, with size and colour where staff count them', () => {
  const shirt = { itemId: 'shirt', name: 'Shirt' };
  const shortage = stockShortage({ ...shirt, cell: { size: 'M', color: '' } }, 5, 3);
  expect(shortage).toEqual({
    kind: 'stock',
    _id: 'shirt',
    name: 'Shirt (M)',
    was: 5,
    now: 3,
    selectedSize: 'M',
    selectedColor: null,
  });
  expect(stockShortage({ ...shirt, cell: { size: '', color: 'Red' } }, 5, 3)).toMatchObject({
    selectedSize: null,
    selectedColor: 'Red',
  });
  expect(stockShortage({ ...shirt, cell: null }, 5, 3)).toEqual({
    kind: 'stock',
    _id: 'shirt',
    name: 'Shirt',
    was: 5,
    now: 3,
  });
  expect(notEnoughPieces([])).toBeNull();
  expect(notEnoughPieces([shortage])).toEqual({
    refused: 'conflict',
    message: 'Not enough pieces of Shirt (M) left',
    changes: [shortage],
    totalAmount: null,
  });
});

test('C19: points that were spent meanwhile are named', () => {
  expect(pointsSpent(50, 20)).toEqual({
    refused: 'conflict',
    message: 'The points of this order have been spent meanwhile',
    changes: [{ kind: 'points', _id: null, name: 'Points', was: 50, now: 20 }],
    totalAmount: null,
  });
});

test('C275: a coupon that is used up is named', () => {
  expect(couponUsedUp('TEA', 50)).toEqual({
    refused: 'conflict',
    message: 'The code TEA of this order has been used up meanwhile',
    changes: [{ kind: 'offer', _id: null, name: 'TEA', was: 50, now: 0 }],
    totalAmount: null,
  });
});

test.each([null, undefined, 'refused', {}, 7])('%j is no refusal', (result) => {
  expect(isRefusal(result)).toBe(false);
});
