import { largeLatte, latte, line, lookupOf, shirt } from '../dev/testing/sellable-items';
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
  const asked = { name: 'Nothing', price: 1, quantity: 2, requests: 'no\u202E  sugar' };
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
        options: [],
        image: '/latte.webp',
      },
    ],
    gone: [],
    changedPrices: [{ kind: 'price', _id: 'latte', name: 'Latte', was: 1, now: 210.5 }],
    changedHappyHours: [],
  });
});

test('C274: a happy hour counts at the time of the order; where nobody asks for a time, none does', () => {
  const days = [0, 1, 2, 3, 4, 5, 6];
  const hour = { category: 'Coffee', days, from: '00:00', until: '24:00', percent: 10, active: true };
  const resolved = [{ line: line(), item: { ...latte, happyHours: [hour] } }];
  const percentAt = (at: number | null) => priceLines(resolved, 'normal', { at }).lines[0]?.happyPercent;
  expect([percentAt(Date.parse('2026-11-20T10:00:00+05:45')), percentAt(null)]).toEqual([10, undefined]);
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

test.each([
  [{ soldOutUntil: 'opening' }, { soldOut: 'opening' }],
  [{ soldOutUntil: 'putBack' }, { soldOut: 'putBack' }],
  [{ piecesLeft: 0 }, { soldOut: 'today' }],
] as const)('C446: a dish that is sold out, %j, says until when', (about, said) => {
  const soldOut = lookupOf({ ...latte, soldOut: true, ...about });
  expect(price({}, 'normal', soldOut).gone).toMatchObject([{ kind: 'gone', _id: 'latte', ...said }]);
  const deleted = lookupOf({ ...latte, soldOut: true, isDeleted: true, ...about });
  expect(price({}, 'normal', deleted).gone[0]).not.toHaveProperty('soldOut');
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

const withOptions = lookupOf(largeLatte);
const large = (about: Parameters<typeof line>[0]) =>
  price({ productId: 'large-latte', ...about }, 'normal', withOptions);

test('C256: a line has its options, and their prices in its own', () => {
  expect(large({ options: ['large'] })).toMatchObject({
    lines: [
      { pricePaisa: 270_50, options: [{ id: 'large', group: 'Size', name: 'Large', pricePaisa: 60_00 }] },
    ],
    gone: [],
  });
});

test('C255, §7: a line that names no choices has the default ones', () => {
  expect(large({ options: null }).lines).toMatchObject([{ pricePaisa: 210_50, options: [{ id: 'small' }] }]);
});

test.each([
  [['jug'], 'Jug is sold out'],
  [[], 'Choose one: Size'],
  [['gone'], 'One of your choices is no longer offered'],
])('C257: a line with the choices %j cannot be ordered, and says why', (options, text) => {
  expect(large({ options, price: 300 })).toMatchObject({
    lines: [],
    gone: [{ kind: 'option', _id: 'large-latte', name: 'Latte', was: 300, now: null, line: 0, text }],
  });
});

test('C257: a changed price names the line, because another one may have other options', () => {
  const lines = [line({ productId: 'large-latte', options: ['large'], price: 250 })];
  const resolved = resolveLines(lines, withOptions, 'item');
  if ('refused' in resolved) throw new Error('Refused');
  expect(priceLines(resolved, 'normal').changedPrices).toEqual([
    { kind: 'price', _id: 'large-latte', name: 'Latte', was: 250, now: 270.5, line: 0 },
  ]);
});

test('C257: choices of a dish that lost its last group are not dropped silently', () => {
  expect(price({ options: ['large'] })).toMatchObject({
    lines: [],
    gone: [{ kind: 'option', line: 0, text: 'One of your choices is no longer offered' }],
  });
});

test('C255: clothes have no choices, whatever was sent', () => {
  expect(price({ productId: 'shirt', type: 'closet', selectedSize: 'M', options: ['large'] })).toMatchObject({
    lines: [{ options: [] }],
    gone: [],
  });
});
