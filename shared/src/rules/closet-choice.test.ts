import fc from 'fast-check';
import {
  choiceProblem,
  formatSizeOptions,
  initialChoice,
  parseSizeOptions,
  settleChoice,
} from './closet-choice';

describe('closet choice', () => {
  const item = {
    colors: [{ name: 'Red' }, { name: 'Blue' }],
    sizeOptions: ['S', 'M'],
    availableStock: 3,
  };

  test('C68: the first colour is chosen, of several sizes none', () => {
    expect(initialChoice(item)).toEqual({ selectedColor: 'Red', selectedSize: null });
  });

  test('C68: the only size is chosen', () => {
    expect(initialChoice({ ...item, sizeOptions: ['Free'] }).selectedSize).toBe('Free');
  });

  test('§7: without colours and sizes both are null', () => {
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
    ['no stock', { ...item, availableStock: 0 }, { selectedColor: 'Red', selectedSize: 'M' }, 'out-of-stock'],
  ] as const)('C68: with %s', (_, of, choice, problem) => {
    expect(choiceProblem(of, choice)).toBe(problem);
  });
});

describe('settle choice', () => {
  const item = (sizeOptions: string[], colors: string[]) => ({
    sizeOptions,
    colors: colors.map((name) => ({ name })),
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
      expect(settleChoice(item(sizes, colors), chosen)).toEqual({ selectedSize, selectedColor });
    },
  );

  test('C68: a size or colour that there is not is named with those that there are', () => {
    const shirt = item(['S', 'M'], ['Indigo']);
    expect(settleChoice(shirt, { selectedSize: 'XL', selectedColor: null })).toEqual({
      field: 'selectedSize',
      options: ['S', 'M'],
    });
    expect(settleChoice(shirt, { selectedSize: 'S', selectedColor: 'Sand' })).toMatchObject({
      field: 'selectedColor',
    });
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
});
