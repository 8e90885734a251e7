import fc from 'fast-check';
import { choiceProblem, formatSizeOptions, initialChoice, parseSizeOptions } from './closet-choice';
import { cellKey } from './stock-cells';

describe('closet choice', () => {
  const item = {
    colors: [{ name: 'Red' }, { name: 'Blue' }],
    sizeOptions: ['S', 'M'],
    availableStock: 3,
  };

  test('C68: the initial choice is the first colour and, of several sizes, none', () => {
    expect(initialChoice(item)).toEqual({ selectedColor: 'Red', selectedSize: null });
  });

  test('C68: the initial choice includes the only size', () => {
    expect(initialChoice({ ...item, sizeOptions: ['Free'] }).selectedSize).toBe('Free');
  });

  test('§7: the initial choice is null without colours and sizes', () => {
    expect(initialChoice({ ...item, colors: [], sizeOptions: [] })).toEqual({
      selectedColor: null,
      selectedSize: null,
    });
  });

  test.each([
    ['a size of several', item, { selectedColor: 'Red', selectedSize: 'M' }, null],
    ['no size of several', item, { selectedColor: 'Red', selectedSize: null }, 'choose-size'],
    ['a size that is not there', item, { selectedColor: 'Red', selectedSize: 'XL' }, 'choose-size'],
    ['no colour', item, { selectedColor: null, selectedSize: 'M' }, 'choose-color'],
    [
      'nothing to choose',
      { ...item, colors: [], sizeOptions: [] },
      { selectedColor: null, selectedSize: null },
      null,
    ],
    ['the last piece', { ...item, availableStock: 1 }, { selectedColor: 'Red', selectedSize: 'M' }, null],
    ['no stock', { ...item, availableStock: 0 }, { selectedColor: 'Red', selectedSize: 'M' }, 'out-of-stock'],
  ] as const)('C68: with %s', (_, of, choice, problem) => {
    expect(choiceProblem(of, choice)).toBe(problem);
  });

  test('C260: a size and colour can be added down to its last piece, whatever else the item has', () => {
    const problemOf = (stock: number) =>
      choiceProblem(
        { ...item, cells: [{ size: 'M', color: 'Red', stock }] },
        { selectedColor: 'Red', selectedSize: 'M' },
      );
    expect([1, 0].map(problemOf)).toEqual([null, 'choice-gone']);
  });
});

describe('size options', () => {
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
    [' ["S","M"]', ['S', 'M']],
    ['[S, M]', ['S', 'M']],
    [
      [38, 39, '40'],
      ['38', '39', '40'],
    ],
    [38.5, ['38.5']],
    ['S, s, M', ['S', 'M']],
    ['É, E, \uFF25, M', ['É', 'M']],
    ['\u0301', []],
    ['UK  7', ['UK 7']],
    ['', []],
    [[], []],
    [[''], []],
    [null, []],
    [undefined, []],
    [{ S: 1 }, []],
    [[null, ['S'], 'M'], ['M']],
  ])('C62: parseSizeOptions reads %p as %p', (value, sizes) => {
    expect(parseSizeOptions(value)).toEqual(sizes);
  });

  test('C62: parseSizeOptions keeps a clean list, also after formatSizeOptions', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (raw) => {
        const sizes = parseSizeOptions(raw);
        expect(parseSizeOptions(sizes)).toEqual(sizes);
        expect(sizes.every((size) => size.trim() === size && size !== '')).toBe(true);
        expect(new Set(sizes.map((size) => cellKey({ size, color: '' }))).size).toBe(sizes.length);
      }),
    );
    expect(parseSizeOptions(formatSizeOptions(['S', 'UK 7']))).toEqual(['S', 'UK 7']);
  });
});
