import { latte, line, lookupOf, shirt } from '../dev/testing/sellable-items';
import { clientPaisa, priceLines, resolveLine, resolveLines } from './price-lines';

const items = lookupOf(latte, shirt);

test.each([
  ['its id', line(), latte],
  ['its id under the other type', line({ productId: 'shirt' }), shirt],
  ['its name', line({ productId: null, name: 'LATTE' }), latte],
  ['an unknown id', line({ productId: 'gone', name: 'Latte' }), undefined],
])('C7, C8: a line means an item by %s', (_name, input, item) => {
  expect(resolveLine(input, items, 'item.0')).toEqual({ line: input, item });
});

test.each([
  [{ productId: null }, 'item.1._id', 'is required'],
  [{ productId: null, name: '  ' }, 'item.1._id', 'is required'],
  [{ productId: null, name: 'Mocha' }, 'item.1.name', 'names no product'],
])('C7: a line with %j is refused by its path', (about, field, problem) => {
  expect(resolveLines([line(), line(about)], items, 'item')).toEqual({ refused: 'field', field, problem });
});

const price = (input: Parameters<typeof line>[0], mode: 'normal' | 'table' = 'normal', lookup = items) => {
  const { productId, type } = line(input);
  return priceLines([{ line: line(input), item: lookup.byId(productId ?? '', type) }], mode);
};

test('C5, C78: a line has name, price and picture of the catalogue, whatever the client says', () => {
  const asked = { name: 'Nothing', price: 210.5, quantity: 2, requests: 'no\u202E  sugar' };
  expect(price(asked)).toEqual({
    lines: [
      {
        type: 'product',
        itemId: 'latte',
        name: 'Latte',
        pricePaisa: 210_50,
        quantity: 2,
        selectedColor: null,
        selectedSize: null,
        requests: 'no sugar',
        image: '/latte.webp',
      },
    ],
    gone: [],
    changedPrices: [],
  });
});

const asShirt = { productId: 'shirt', type: 'closet' } as const;

test('C68: a closet item is stored in its own spelling, with the picture of its colour', () => {
  const { lines } = price({ ...asShirt, selectedColor: 'sand', selectedSize: 'm' });
  expect(lines).toMatchObject([{ selectedColor: 'Sand', selectedSize: 'M', image: '/sand.webp' }]);
});

const dineIn = lookupOf({ ...latte, ugage: 'disable' });

test.each([
  [
    'of an unknown id',
    { productId: 'no', name: 'Chai', price: 5 },
    items,
    { _id: 'no', name: 'Chai', was: 5 },
  ],
  ['of a dine-in product at home', {}, dineIn, { _id: 'latte', name: 'Latte', was: null }],
  ['in a size that there is not', { ...asShirt, selectedSize: 'XL' }, items, { _id: 'shirt', name: 'Shirt' }],
])('C85: a line %s is gone', (_name, input, lookup, change) => {
  expect(price(input, 'normal', lookup)).toMatchObject({
    lines: [],
    gone: [{ kind: 'gone', now: null, ...change }],
  });
});

test('C53: a dine-in product is priced at a table', () => {
  expect(price({}, 'table', dineIn)).toMatchObject({ lines: [{ itemId: 'latte' }], gone: [] });
});

test('C84: a price that the customer saw differently is named with both amounts in rupees', () => {
  expect(price({ price: 200 }).changedPrices).toEqual([
    { kind: 'price', _id: 'latte', name: 'Latte', was: 200, now: 210.5 },
  ]);
});

test.each([
  [210.5, 210_50],
  [1e300, 1e14],
  [-1e300, -1e14],
])('C5: %p rupees of a client are %p paisa', (rupees, paisa) => {
  expect(clientPaisa(rupees)).toBe(paisa);
});
