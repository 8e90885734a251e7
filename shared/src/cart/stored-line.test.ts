import { readStoredCart, readStoredLines } from './stored-line';

const good = { _id: 'espresso', name: 'Espresso', price: 120, quantity: 2, requests: 'hot' };

test('§3: reads the product’s fields plus quantity and requests, also from other writers', () => {
  expect(readStoredLines(JSON.stringify([good]))).toEqual([
    {
      lineId: expect.stringContaining('espresso'),
      productId: 'espresso',
      type: 'product',
      name: 'Espresso',
      price: 120,
      image: '',
      imageSet: undefined,
      quantity: 2,
      selectedColor: null,
      selectedSize: null,
      requests: 'hot',
      isUnavailable: false,
    },
  ]);
});

test.each([null, '', 'null', '{}', '"x"', '5', '[1,', '[null,1,"x",[]]'])(
  'P24: %j is an empty cart',
  (text) => {
    expect(readStoredLines(text)).toEqual([]);
  },
);

test.each([
  ['no id', { _id: undefined }],
  ['no name', { name: 7 }],
  ['no price', { price: undefined }],
  ['a price that is none', { price: 'free' }],
  ['a price below nothing', { price: -5 }],
  ['a price that cannot be added up', { price: 1e300 }],
  ['no quantity', { quantity: undefined }],
  ['a quantity below 1', { quantity: 0 }],
  ['half a piece', { quantity: 1.5 }],
  ['too many pieces', { quantity: 1e9 }],
])('P24: a line with %s is dropped, the others stay', (_, fault) => {
  const text = JSON.stringify([{ ...good, ...fault }, good]);
  expect(readStoredLines(text)).toHaveLength(1);
});

test.each([
  ['', 0],
  ['null', 0],
  ['[]', 0],
  ['{}', 1],
  ['[1,', 1],
  [JSON.stringify([good, null, good, { name: 'x' }]), 2],
])('P24: readStoredCart counts the unreadable entries of %s', (text, dropped) => {
  expect(readStoredCart(text).dropped).toBe(dropped);
});

test('P24: invalid optional fields do not drop a line', () => {
  const odd = { selectedColor: 5, selectedSize: {}, requests: null, image: [], imageSet: 'x', type: 'car' };
  expect(readStoredLines(JSON.stringify([{ ...good, ...odd }]))).toMatchObject([
    {
      selectedColor: null,
      selectedSize: null,
      requests: '',
      image: '',
      imageSet: undefined,
      type: 'product',
    },
  ]);
});

test('§3: reads a quantity that is stored as text', () => {
  expect(readStoredLines(JSON.stringify([{ ...good, quantity: '3', price: '120' }]))).toMatchObject([
    { quantity: 3, price: 120 },
  ]);
});

test.each([
  ['a whole set', {}, true],
  ['a set without sources', { sources: undefined }, false],
  ['a source without files', { sources: [{ type: 'image/webp' }] }, false],
  ['a file without an address', { sources: [{ type: 'image/webp', srcset: [{ width: 1 }] }] }, false],
  ['a width that is none', { width: 'wide' }, false],
])('P24: keeps only a valid image set: %s', (_, fault, isKept) => {
  const srcset = [{ url: '/a.webp', width: 640 }];
  const whole = { width: 640, height: 400, color: '#fff', sources: [{ type: 'image/webp', srcset }] };
  const [line] = readStoredLines(JSON.stringify([{ ...good, imageSet: { ...whole, ...fault } }]));
  expect(line?.imageSet).toEqual(isKept ? whole : undefined);
});

const large = { _id: 'size-large', group: 'Size', name: 'Large', price: 60 };

test('C256: reads the options of a line; a line from before there were any has none', () => {
  expect(readStoredLines(JSON.stringify([{ ...good, options: [large] }, good]))).toMatchObject([
    { options: [large] },
    { options: undefined },
  ]);
});

test.each([
  ['a text', 'large'],
  ['no price', [{ ...large, price: undefined }]],
  ['no id', [{ ...large, _id: 5 }]],
  ['nothing', [null]],
])('P24: options that are %s do not drop a line', (_, options) => {
  expect(readStoredLines(JSON.stringify([{ ...good, options }]))).toMatchObject([{ options: undefined }]);
});

test('C274: type and category of a stored line are kept; others are a dish without a category', () => {
  const read = (about: object) => readStoredLines(JSON.stringify([{ ...good, ...about }]))[0];
  expect(read({ type: 'closet', category: 'Tops' })).toMatchObject({ type: 'closet', category: 'Tops' });
  expect(read({ type: 'other', category: 7 })).toMatchObject({ type: 'product' });
  expect(read({ category: 7 })).not.toHaveProperty('category');
  expect(read({ selectedSize: '', selectedColor: 7 })).toMatchObject({
    selectedSize: null,
    selectedColor: null,
  });
});

test('P24: a price is from nothing to ten million rupees', () => {
  const prices = [0, 10_000_000, 10_000_001, -1].map((price) => ({ ...good, price }));
  expect(readStoredCart(JSON.stringify(prices))).toMatchObject({
    lines: [{ price: 0 }, { price: 10_000_000 }],
    dropped: 2,
  });
});
