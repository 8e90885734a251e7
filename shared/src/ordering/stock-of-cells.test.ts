import { line, lookupOf, request, shirt } from '../dev/testing/sellable-items';
import { decideOrder, type OrderFacts } from './decide-order';
import { editLines } from './edit-lines';
import { additionProblem, lineLimit } from './sellable-item';

/** The shirt with 2 pieces in M and Sand, and 1 in S and Indigo. */
const counted = {
  ...shirt,
  cells: [
    { size: 'M', color: 'Sand', stock: 2 },
    { size: 'S', color: 'Indigo', stock: 1 },
    { size: 'M', color: 'Indigo', stock: 0 },
    { size: 'S', color: 'Sand', stock: 0 },
    { size: '', color: '', stock: 0 },
  ],
};
const facts: OrderFacts = {
  items: lookupOf(counted),
  place: undefined,
  balance: 0,
  closed: null,
  slot: null,
  paymentMethods: ['cash'],
  now: 0,
};
const piece = (selectedSize: string | null, selectedColor: string | null, quantity = 1) =>
  line({ productId: 'shirt', type: 'closet', selectedSize, selectedColor, quantity });

test('C258: an order is compared with its sizes and colours, not with the sum', () => {
  const order = (...lines: ReturnType<typeof piece>[]) => decideOrder(request({ lines }), facts);
  expect(order(piece('m', 'sand', 2), piece('S', 'Indigo'))).toMatchObject({ lines: [{}, {}] });
  expect(order(piece('M', 'Sand', 2), piece('M', 'Sand'), piece('S', 'Sand'))).toMatchObject({
    refused: 'conflict',
    changes: [
      { name: 'Shirt (M, Sand)', was: 3, now: 2, selectedSize: 'M', selectedColor: 'Sand' },
      { name: 'Shirt (S, Sand)', was: 1, now: 0, selectedSize: 'S', selectedColor: 'Sand' },
    ],
  });
});

test.each([
  [piece(null, 'Sand'), 'selectedSize', 'Choose a size of Shirt: S, M'],
  [piece('M', null), 'selectedColor', 'Choose a colour of Shirt: Indigo, Sand'],
  [line({ name: 'Shirt', productId: null, type: 'closet' }), 'selectedSize', 'Choose a size of Shirt: S, M'],
])('C258: a line that leaves a choice open is refused, by name too: %#', (open, field, problem) => {
  expect(decideOrder(request({ lines: [open] }), facts)).toEqual({
    refused: 'field',
    field: `item.0.${field}`,
    problem,
  });
  const edit = { ...open, productId: 'shirt', name: undefined, requests: '' };
  expect(editLines([], [edit], facts.items, 0)).toMatchObject({ field: `items.0.${field}` });
});

test('C258: a line of a cart holds the pieces of its size and colour', () => {
  const choice = { tableNumber: null, selectedSize: 'M', selectedColor: 'Sand' };
  expect(lineLimit(counted, choice)).toBe(2);
  expect(lineLimit(counted, { ...choice, selectedColor: 'Indigo' })).toBe(0);
  const change = { item: counted, ...choice, own: 0, elsewhere: 2 };
  expect(additionProblem(change, 1, false)).toBe('Only 2 left, they are in your cart');
});
