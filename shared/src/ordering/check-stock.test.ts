import { latte, line, shirt } from '../dev/testing/sellable-items';
import { checkStock } from './decide-order';
import { priceLines } from './price-lines';

const check = (quantities: readonly number[], stock: number) => {
  const item = { ...shirt, stock };
  const resolved = [
    { line: line({ quantity: 90 }), item: latte },
    ...quantities.map((quantity) => ({ line: line({ productId: 'shirt', type: 'closet', quantity }), item })),
  ];
  const { shortages, possible } = checkStock(priceLines(resolved, 'normal').lines, resolved);
  return { shortages, possible: possible.map(({ quantity }) => quantity) };
};

const short = (was: number, now: number) => [{ kind: 'stock', _id: 'shirt', name: 'Shirt', was, now }];

test.each([
  ['enough', [2], 3, [], [90, 2]],
  ['exactly enough', [1, 2], 3, [], [90, 1, 2]],
  ['too few for one line', [5], 3, short(5, 3), [90, 3]],
  ['too few for two lines together', [2, 2], 3, short(4, 3), [90, 2, 1]],
  ['none for the second line', [3, 1], 3, short(4, 3), [90, 3]],
  ['none at all', [1], 0, short(1, 0), [90]],
])('P6: with %s, lines of %j against a stock of %p', (_name, quantities, stock, shortages, possible) => {
  expect(check(quantities, stock)).toEqual({ shortages, possible });
});
