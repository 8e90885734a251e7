import fc from 'fast-check';
import { badgeLabel, badgeText, findLine, type LineIdentity, lineIdOf } from './cart-lines';

describe('line id', () => {
  const shirt: LineIdentity = {
    productId: 'shirt',
    selectedSize: 'M',
    selectedColor: 'Red',
    requests: '',
    table: null,
  };

  test.each<[string, Partial<LineIdentity>]>([
    ['product', { productId: 'skirt' }],
    ['size', { selectedSize: 'L' }],
    ['colour', { selectedColor: 'Blue' }],
    ['request', { requests: 'gift wrap' }],
    ['table', { table: '5' }],
  ])('C47: another %s gives another line id', (_, change) => {
    expect(lineIdOf({ ...shirt, ...change })).not.toBe(lineIdOf(shirt));
  });

  test.each<[string, Partial<LineIdentity>]>([
    ['blanks around a request', { requests: '  ' }],
    ['a control character in a request', { requests: '\u0000' }],
    ['blanks around a size', { selectedSize: ' M ' }],
    ['half of an emoji in a size', { selectedSize: 'M\uD83D' }],
  ])('P21: %s gives the same line id', (_, change) => {
    expect(lineIdOf({ ...shirt, ...change })).toBe(lineIdOf(shirt));
  });

  test('C47: the parts of a line id never run into each other', () => {
    expect(lineIdOf({ ...shirt, selectedSize: 'M|Red', selectedColor: null })).not.toBe(
      lineIdOf({ ...shirt, selectedSize: 'M', selectedColor: 'Red|' }),
    );
    expect(lineIdOf({ ...shirt, requests: '5' })).not.toBe(lineIdOf({ ...shirt, table: '5' }));
  });

  test('P24: lineIdOf accepts any text of a stored cart', () => {
    expect(lineIdOf({ ...shirt, selectedSize: '\uD800' })).toContain('shirt');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = { ...shirt, productId: text, requests: text };
        expect(lineIdOf(line)).toBe(lineIdOf({ ...line }));
      }),
    );
  });
});

describe('find line', () => {
  const medium = { lineId: 'l1', productId: 'shirt' };
  const large = { lineId: 'l2', productId: 'shirt' };
  const tea = { lineId: 'l3', productId: 'tea' };
  const lines = [medium, large, tea];

  test('C46: findLine finds a line by its id', () => {
    expect(findLine(lines, 'l2')).toBe(large);
  });

  test('C46: findLine finds the only line of a product by the product’s id', () => {
    expect(findLine(lines, 'tea')).toBe(tea);
  });

  test('C47: findLine returns null for a product with two lines', () => {
    expect(findLine(lines, 'shirt')).toBeNull();
  });

  test('C46: findLine prefers a line’s id over an equal product id', () => {
    expect(findLine([{ lineId: 'x', productId: 'l3' }, tea], 'l3')).toBe(tea);
  });

  test('C45: findLine returns null for an unknown id', () => {
    expect(findLine(lines, 'elsewhere')).toBeNull();
  });
});

describe('badge', () => {
  test.each([
    [0, ''],
    [1, '1'],
    [98, '98'],
    [99, '99'],
    [100, '99+'],
    [101, '99+'],
    [Number.POSITIVE_INFINITY, '99+'],
    [-1, ''],
    [Number.NaN, ''],
  ])('§2: a cart of %p pieces has the badge %p', (count, text) => {
    expect(badgeText(count)).toBe(text);
  });
});

test('the count of the cart is said in words', () => {
  expect([0, 1, 2].map(badgeLabel)).toEqual(['Cart, empty', 'Cart, 1 item', 'Cart, 2 items']);
});

test('C256: options are part of a line, in any order; a line without any has none', () => {
  const key = (options?: readonly { id: string }[]) =>
    lineIdOf({ productId: 'p', selectedSize: null, selectedColor: null, requests: '', table: null, options });
  const plain = key();
  expect(key([])).toBe(plain);
  expect(plain).toBe('p||||');
  expect(key([{ id: 'b' }, { id: 'a' }])).toBe(key([{ id: 'a' }, { id: 'b' }]));
  const others = [[{ id: 'a' }], [{ id: 'b' }], [{ id: 'a' }, { id: 'b' }], [{ id: 'ab' }]];
  expect(new Set([plain, ...others.map(key)]).size).toBe(5);
});
