import fc from 'fast-check';
import { badgeText, findLine, type LineIdentity, lineIdOf } from './cart-lines';

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
  ])('C47: another %s is another line', (_, change) => {
    expect(lineIdOf({ ...shirt, ...change })).not.toBe(lineIdOf(shirt));
  });

  test.each<[string, Partial<LineIdentity>]>([
    ['blanks around a request', { requests: '  ' }],
    ['a control character in a request', { requests: '\u0000' }],
    ['blanks around a size', { selectedSize: ' M ' }],
  ])('P21: %s makes no other line', (_, change) => {
    expect(lineIdOf({ ...shirt, ...change })).toBe(lineIdOf(shirt));
  });

  test('C47: what belongs to one part never reads as another', () => {
    expect(lineIdOf({ ...shirt, selectedSize: 'M|Red', selectedColor: null })).not.toBe(
      lineIdOf({ ...shirt, selectedSize: 'M', selectedColor: 'Red|' }),
    );
    expect(lineIdOf({ ...shirt, requests: '5' })).not.toBe(lineIdOf({ ...shirt, table: '5' }));
  });

  test('P24: no text of a stored cart breaks it', () => {
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

  test('C46: the id of a line means that line', () => {
    expect(findLine(lines, 'l2')).toBe(large);
  });

  test('C46: the id of a product means its line when there is just one', () => {
    expect(findLine(lines, 'tea')).toBe(tea);
  });

  test('C47: the id of a product with two lines means neither', () => {
    expect(findLine(lines, 'shirt')).toBeNull();
  });

  test('C46: a line’s own id wins over an equal id of a product', () => {
    expect(findLine([{ lineId: 'x', productId: 'l3' }, tea], 'l3')).toBe(tea);
  });

  test('C45: a foreign id means nothing', () => {
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
