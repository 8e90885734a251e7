import { settleChoice } from './settle-choice';

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
