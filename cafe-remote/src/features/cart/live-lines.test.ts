import type { Line } from '@storefront/shared/cart/line';
import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import type { Product } from '@storefront/shared/contract/entities/product';
import { demoClosetItems } from '@storefront/shared/dev/mocks/fixtures/closet-items';
import { demoProducts } from '@storefront/shared/dev/mocks/fixtures/products';
import { twoEspressos } from '@storefront/shared/dev/testing/new-line';
import type { MenuMode } from '@storefront/shared/rules/menu';
import { type Known, shareStock, toLive } from './live-lines';
import { quantitiesLeft, shortagesOf } from './shortages';

const named = <T extends { name: string }>(list: readonly T[], name: string): T => {
  const found = list.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};
const espresso: Product = named(demoProducts, 'Espresso');
const shirt: ClosetItem = named(demoClosetItems, 'Linen Shirt');

const line: Line = {
  ...twoEspressos,
  lineId: 'a',
  productId: espresso._id,
  isUnavailable: false,
};
const shirtLine: Line = {
  ...line,
  productId: shirt._id,
  type: 'closet',
  price: shirt.price,
  selectedColor: 'Moss',
  selectedSize: 'M',
};

test('a line shows the stored data until the product is loaded', () => {
  expect(toLive(line, undefined, 'normal')).toMatchObject({
    price: 120,
    priceBefore: null,
    maxQuantity: 99,
    isUnavailable: false,
  });
});

test('P4, P25: uses today’s price and name, and shows the old price', () => {
  expect(toLive(line, { ...espresso, price: 135, name: 'Espresso doppio' }, 'normal')).toMatchObject({
    name: 'Espresso doppio',
    price: 135,
    priceBefore: 120,
  });
  expect(toLive(line, espresso, 'normal').priceBefore).toBeNull();
});

test('C226: a dish that staff count is limited to what is left, over all its lines', () => {
  const counted = { ...espresso, piecesLeft: 3 };
  const lines = shareStock([
    toLive(line, counted, 'normal'),
    toLive({ ...line, lineId: 'b', requests: 'hot' }, counted, 'normal'),
  ]);
  expect(lines).toMatchObject([
    { stock: 3, maxQuantity: 1, isShort: true },
    { stock: 3, maxQuantity: 1, isShort: true },
  ]);
});

test.each<[string, Line, Known, MenuMode, boolean]>([
  ['is gone', line, 'gone', 'normal', true],
  ['is sold out', line, { ...espresso, soldOut: true }, 'normal', true],
  ['is for tables only', line, { ...espresso, ugage: 'disable' }, 'normal', true],
  ['is for tables only, at a table', line, { ...espresso, ugage: 'disable' }, 'table', false],
  ['has no piece left', shirtLine, { ...shirt, availableStock: 0 }, 'normal', true],
  ['no longer comes in that size', shirtLine, { ...shirt, sizeOptions: ['S', 'L'] }, 'normal', true],
  [
    'no longer comes in that colour',
    shirtLine,
    { ...shirt, colors: shirt.colors.slice(0, 1) },
    'normal',
    true,
  ],
  ['is there', shirtLine, shirt, 'normal', false],
])('P16: what %s', (_, wanted, known, mode, isUnavailable) => {
  expect(toLive(wanted, known, mode).isUnavailable).toBe(isUnavailable);
});

test('§4: the quantity of a closet item is limited to the stock', () => {
  const live = toLive(shirtLine, { ...shirt, availableStock: 1 }, 'normal');
  expect(shareStock([live])).toMatchObject([
    { quantity: 2, maxQuantity: 1, isShort: true, isUnavailable: false },
  ]);
});

test('C159: the lines of an item share its stock', () => {
  const inSize = (selectedSize: string, quantity: number) =>
    toLive(
      { ...shirtLine, lineId: selectedSize, selectedSize, quantity },
      { ...shirt, availableStock: 4 },
      'normal',
    );
  expect(shareStock([inSize('M', 2), inSize('L', 1)])).toMatchObject([
    { maxQuantity: 3, isShort: false },
    { maxQuantity: 2, isShort: false },
  ]);
  const short = shareStock([inSize('M', 3), inSize('L', 3)]);
  expect(short).toMatchObject([
    { maxQuantity: 1, isShort: true },
    { maxQuantity: 1, isShort: true },
  ]);
  expect(shortagesOf(short)).toEqual([{ key: shirt._id, name: shirt.name, left: 4, wanted: 6 }]);
  expect([...quantitiesLeft(short, shortagesOf(short))]).toEqual([['L', 1]]);
});

test('C258: lines of another size have their own stock where it is counted by size and colour', () => {
  const cells = [
    { size: 'M', color: 'White', stock: 1 },
    { size: 'L', color: 'White', stock: 5 },
    { size: 'S', color: 'White', stock: 0 },
  ];
  const inSize = (selectedSize: string, quantity: number) =>
    toLive(
      { ...shirtLine, lineId: selectedSize, selectedSize, selectedColor: 'White', quantity },
      { ...shirt, availableStock: 6, cells },
      'normal',
    );
  const lines = shareStock([inSize('M', 2), inSize('L', 3)]);
  expect(lines).toMatchObject([
    { maxQuantity: 1, isShort: true },
    { maxQuantity: 5, isShort: false },
  ]);
  const [shortage] = shortagesOf(lines);
  expect(shortage).toMatchObject({ name: `${shirt.name} (M, White)`, left: 1, wanted: 2 });
  expect([...quantitiesLeft(lines, shortagesOf(lines))]).toEqual([['M', 1]]);
  expect(inSize('S', 1).isUnavailable).toBe(true);
});
