import { latte, shirt } from '../dev/testing/sellable-items';
import { chooseOptions } from './choose-options';

const item = (sizeOptions: string[], colors: string[]) => ({
  ...shirt,
  sizeOptions,
  colors: colors.map((name) => ({ name, image: '' })),
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
    expect(chooseOptions(item(sizes, colors), chosen)).toEqual({ selectedSize, selectedColor });
  },
);

test('C68: a size or colour that there is not is named with those that there are', () => {
  expect(chooseOptions(shirt, { selectedSize: 'XL', selectedColor: null })).toEqual({
    field: 'selectedSize',
    options: ['S', 'M'],
  });
  expect(chooseOptions(shirt, { selectedSize: 'S', selectedColor: 'Green' })).toMatchObject({
    field: 'selectedColor',
  });
});

test('a cafe product has neither size nor colour', () => {
  const chosen = { selectedSize: 'M', selectedColor: 'Sand' };
  expect(chooseOptions(latte, chosen)).toEqual({ selectedSize: null, selectedColor: null });
});
