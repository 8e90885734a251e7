import fc from 'fast-check';
import { type LineIdentity, lineIdOf } from './line-id';

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
