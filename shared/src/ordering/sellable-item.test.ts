import { latte, shirt } from '../dev/testing/sellable-items';
import { chooseOptions, findByName, findByNameIn, imageOf, isSellable, lineLimit } from './sellable-item';

test.each([
  ['a product', latte, true, true],
  ['a dine-in product', { ...latte, ugage: 'disable' }, false, true],
  ['a product that is sold out', { ...latte, soldOut: true }, false, false],
  ['a deleted product', { ...latte, isDeleted: true }, false, false],
  ['a closet item', shirt, true, true],
  ['a closet item without stock', { ...shirt, stock: 0 }, true, true],
  ['a deleted closet item', { ...shirt, isDeleted: true }, false, false],
])('C53, C96: %s can be ordered at home / at a table', (_name, item, atHome, atTable) => {
  expect([isSellable(item, 'normal'), isSellable(item, 'table')]).toEqual([atHome, atTable]);
});

test.each([
  ['a product', latte, null, 99],
  ['a product of which four pieces are left', { ...latte, piecesLeft: 4 }, null, 4],
  ['a product of which none is left', { ...latte, piecesLeft: 0 }, null, 0],
  ['a dine-in product at home', { ...latte, ugage: 'disable' }, null, 0],
  ['a dine-in product at a table', { ...latte, ugage: 'disable' }, '7', 99],
  ['a closet item', shirt, null, 3],
  ['a closet item with more than a line can hold', { ...shirt, stock: 500 }, null, 99],
  ['a deleted closet item', { ...shirt, isDeleted: true }, null, 0],
  ['nothing', undefined, null, 0],
])('P7, P16: a line of %s can hold its limit', (_name, item, tableNumber, limit) => {
  expect(lineLimit(item, { tableNumber, selectedSize: null, selectedColor: null })).toBe(limit);
});

test.each([
  [latte, null, '/latte.webp'],
  [shirt, 'Sand', '/sand.webp'],
  [shirt, null, '/indigo.webp'],
  [{ ...shirt, colors: [] }, null, ''],
])('§3: the picture of %p in colour %p is %p', (item, color, image) => {
  expect(imageOf(item, color)).toBe(image);
});

const named = (...names: string[]) => names.map((name) => ({ name }));

test.each([
  [named('Latte', 'Mocha'), 'latte', 'Latte'],
  [named('Latte', 'LATTE'), 'latte', undefined],
  [named('Latte', 'LATTE'), ' LATTE ', 'LATTE'],
  [named('Latte', 'Latte'), 'Latte', undefined],
  [named(), 'Latte', undefined],
])('C7: among %j, %j means %j', (items, name, found) => {
  expect(findByName(items, name)?.name).toBe(found);
});

test.each([
  [[named('Mocha', 'Latte'), named('LATTE')], 'latte', 'Latte'],
  [[named('Mocha'), named('Shirt', 'LATTE')], 'latte', 'LATTE'],
  [[named('Latte', 'LATTE'), named('latte')], 'latte', undefined],
  [[named('Mocha'), named()], 'latte', undefined],
])('C7, C152: among the lists %j, %j means %j', (lists, name, found) => {
  expect(findByNameIn(lists, name)?.name).toBe(found);
});

const withOptions = (sizeOptions: string[], colors: string[]) => ({
  ...shirt,
  sizeOptions,
  colors: colors.map((name) => ({ name, image: '' })),
});

test.each([
  [['M'], ['Indigo'], null, null, 'M', 'Indigo'],
  [['S', 'M'], ['Indigo', 'Sand'], null, null, null, null],
  [['S', 'M'], ['Indigo', 'Sand'], ' m', 'SAND', 'M', 'Sand'],
  [[], [], 'M', 'Sand', null, null],
])(
  'C68: of sizes %j and colours %j, %j and %j mean %j and %j',
  (sizes, colors, size, color, selectedSize, selectedColor) => {
    const chosen = { selectedSize: size, selectedColor: color };
    expect(chooseOptions(withOptions(sizes, colors), chosen)).toEqual({ selectedSize, selectedColor });
  },
);

test('C68: a size or colour that there is not is named with those that there are', () => {
  expect(chooseOptions(shirt, { selectedSize: 'XL', selectedColor: null })).toEqual({
    field: 'selectedSize',
    options: ['S', 'M'],
  });
  expect(chooseOptions(shirt, { selectedSize: 'S', selectedColor: 'Green' })).toMatchObject({
    field: 'selectedColor',
  });
});

test('a cafe product has neither size nor colour', () => {
  const chosen = { selectedSize: 'M', selectedColor: 'Sand' };
  expect(chooseOptions(latte, chosen)).toEqual({ selectedSize: null, selectedColor: null });
});
