import { clampQuantity, leftText, MAX_LINE_QUANTITY, maxQuantity, parseQuantity } from './quantity';

test.each([
  [1, 1],
  [99, 99],
  ['3', 3],
  [' 12 ', 12],
])('P7: %p is a quantity', (value, quantity) => {
  expect(parseQuantity(value)).toBe(quantity);
});

test.each([
  -1,
  0,
  1.5,
  '1e9',
  Number.NaN,
  [],
  null,
  2 ** 53,
  100,
  undefined,
  '',
  '1.5',
  '-1',
  '0',
  true,
  {},
  [3],
  '٣',
])('P7: %p is no quantity', (value) => {
  expect(parseQuantity(value)).toBeNull();
});

test('§4: parseQuantity refuses more than the stock', () => {
  expect(parseQuantity(4, 3)).toBeNull();
  expect(parseQuantity(3, 3)).toBe(3);
  expect(parseQuantity(1, 0)).toBeNull();
});

test.each([
  [undefined, MAX_LINE_QUANTITY],
  [3, 3],
  [500, MAX_LINE_QUANTITY],
  [0, 0],
  [-2, 0],
])('§4: with a stock of %p the maximum is %p', (stock, max) => {
  expect(maxQuantity(stock)).toBe(max);
});

test.each([
  [0, 10, 1],
  [-5, 10, 1],
  [11, 10, 10],
  [4.9, 10, 4],
  [Number.NaN, 10, 1],
  [Number.POSITIVE_INFINITY, 10, 10],
  [2, 0, 1],
  [200, undefined, 99],
])('§5: clampQuantity of %p with a limit of %p is %p', (quantity, max, allowed) => {
  expect(clampQuantity(quantity, max)).toBe(allowed);
});

test.each([
  [5, 0, 'Only 5 left'],
  [5, 1, 'Only 5 left, 1 is in your cart'],
  [5, 4, 'Only 5 left, 4 are in your cart'],
  [5, 5, 'Only 5 left, they are in your cart'],
  [1, 1, 'Only 1 left, it is in your cart'],
])('of %d pieces with %d in the cart: “%s”', (left, inCart, text) => {
  expect(leftText(left, inCart)).toBe(text);
});

test.each(['x3', '3x', '3 4', '1234567'])('P7: the text %j is no quantity', (text) => {
  expect(parseQuantity(text, 10_000_000)).toBeNull();
});
