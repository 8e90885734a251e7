import fc from 'fast-check';
import { formatSizeOptions, parseSizeOptions } from './size-options';

test.each([
  [
    ['S', 'M', 'L'],
    ['S', 'M', 'L'],
  ],
  [['S,M,L'], ['S', 'M', 'L']],
  ['S,M,L', ['S', 'M', 'L']],
  ['M', ['M']],
  [' S , M ,, L , ', ['S', 'M', 'L']],
  [
    ['S,M', 'L', 'XL'],
    ['S', 'M', 'L', 'XL'],
  ],
  ['["S","M"]', ['S', 'M']],
  [['["S","M"]'], ['S', 'M']],
  ['[S, M]', ['S', 'M']],
  [
    [38, 39, '40'],
    ['38', '39', '40'],
  ],
  [38.5, ['38.5']],
  ['S, s, M', ['S', 'M']],
  ['UK  7', ['UK 7']],
  ['', []],
  [[], []],
  [[''], []],
  [null, []],
  [undefined, []],
  [{ S: 1 }, []],
  [[null, ['S'], 'M'], ['M']],
])('C62: %p are the sizes %p', (value, sizes) => {
  expect(parseSizeOptions(value)).toEqual(sizes);
});

test('C62: a clean list stays as it is, through the form of staff as well', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (raw) => {
      const sizes = parseSizeOptions(raw);
      expect(parseSizeOptions(sizes)).toEqual(sizes);
      expect(sizes.every((size) => size.trim() === size && size !== '')).toBe(true);
    }),
  );
  expect(parseSizeOptions(formatSizeOptions(['S', 'UK 7']))).toEqual(['S', 'UK 7']);
});
