import { settleChoice } from './settle-choice';
import type { SoldItem } from './sold';

const item = (sizeOptions: string[], colors: string[]): SoldItem => ({
  type: 'closet',
  id: 'shirt',
  name: 'Shirt',
  pricePaisa: 1,
  isDeleted: false,
  stock: 1,
  sizeOptions,
  colors: colors.map((name) => ({ name, hex: null, picture: null })),
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

test('a product of the cafe has neither', () => {
  const latte = {
    type: 'product',
    id: 'latte',
    name: 'Latte',
    pricePaisa: 1,
    isDeleted: false,
    ugage: 'enable',
    soldOut: false,
    picture: null,
  } as const;
  const chosen = { selectedSize: 'M', selectedColor: 'Sand' };
  expect(settleChoice(latte, chosen)).toEqual({ selectedSize: null, selectedColor: null });
});
