import {
  chosenOptions,
  currentOptions,
  defaultChoices,
  groupHint,
  lowestPrice,
  type OptionChoice,
  type OptionGroup,
  optionProblem,
  optionsText,
  priceWithOptions,
} from './dish-options';

const choice = (id: string, about: Partial<OptionChoice> = {}): OptionChoice => ({
  id,
  name: id,
  pricePaisa: 0,
  isDefault: false,
  isSoldOut: false,
  ...about,
});

const size: OptionGroup = {
  id: 'size',
  name: 'Size',
  min: 1,
  max: 1,
  choices: [
    choice('Small'),
    choice('Regular', { pricePaisa: 30_00 }),
    choice('Large', { pricePaisa: 60_00 }),
  ],
};
const milk: OptionGroup = {
  id: 'milk',
  name: 'Milk',
  min: 1,
  max: 1,
  choices: [
    choice('Whole', { pricePaisa: 10_00 }),
    choice('Oat', { pricePaisa: 50_00, isDefault: true }),
    choice('Soy', { isSoldOut: true }),
  ],
};
const extras: OptionGroup = {
  id: 'extras',
  name: 'Extras',
  min: 0,
  max: 2,
  choices: [choice('Shot', { pricePaisa: 40_00 }), choice('Cream'), choice('Less ice')],
};
const groups = [size, milk, extras];

test.each([
  ['a default, and the first choice where one is needed', groups, ['Small', 'Oat']],
  [
    'no default that is sold out',
    [{ ...milk, choices: [choice('Soy', { isDefault: true, isSoldOut: true }), choice('Whole')] }],
    ['Whole'],
  ],
  [
    'no more defaults than a line may have',
    [{ ...extras, choices: ['a', 'b', 'c'].map((id) => choice(id, { isDefault: true })) }],
    ['a', 'b'],
  ],
  [
    'a default, and other choices where more are needed',
    [{ ...extras, min: 2, choices: [choice('a', { isDefault: true }), choice('b'), choice('c')] }],
    ['a', 'b'],
  ],
  ['nothing where everything is sold out', [{ ...milk, choices: [choice('Soy', { isSoldOut: true })] }], []],
])('C255: a dish begins with %s', (_name, of, ids) => {
  expect(defaultChoices(of)).toEqual(ids);
});

test.each([
  ['all that is needed', ['Small', 'Oat'], null],
  ['the most extras', ['Large', 'Whole', 'Shot', 'Cream'], null],
  ['a repeated choice', ['Small', 'Small', 'Oat'], null],
  ['no size', ['Oat'], 'Choose one: Size'],
  ['two sizes', ['Small', 'Large', 'Oat'], 'Choose at most 1: Size'],
  ['too many extras', ['Small', 'Oat', 'Shot', 'Cream', 'Less ice'], 'Choose at most 2: Extras'],
  ['a sold-out milk', ['Small', 'Soy'], 'Soy is sold out'],
  ['a choice that staff removed', ['Small', 'Oat', 'Gone'], 'One of your choices is no longer offered'],
])('C255: with %s', (_name, ids, text) => {
  expect(optionProblem(groups, ids)?.text ?? null).toBe(text);
});

test('C255: the chosen options come in the order of the groups, and raise the price of a piece', () => {
  const options = chosenOptions(groups, ['Shot', 'Large', 'Gone', 'Oat']);
  expect(options).toEqual([
    { id: 'Large', group: 'Size', name: 'Large', pricePaisa: 60_00 },
    { id: 'Oat', group: 'Milk', name: 'Oat', pricePaisa: 50_00 },
    { id: 'Shot', group: 'Extras', name: 'Shot', pricePaisa: 40_00 },
  ]);
  expect(priceWithOptions(290_00, options)).toBe(440_00);
  expect(optionsText(options)).toBe('Large, Oat, Shot');
});

test('C255: the lowest price has the cheapest choices that are needed, and no extras', () => {
  expect(lowestPrice(290_00, groups)).toBe(290_00);
  expect(lowestPrice(290_00, [{ ...milk, choices: milk.choices.slice(0, 2) }])).toBe(300_00);
  expect(lowestPrice(290_00, [])).toBe(290_00);
});

test.each([
  [size, null],
  [extras, 'up to 2'],
  [{ ...extras, max: 3 }, null],
  [{ ...extras, min: 2 }, 'choose 2'],
])('C255: a group says how many it takes where that is not plain', (group, hint) => {
  expect(groupHint(group)).toBe(hint);
});

describe('C256: choices of a line of a cart as they are now', () => {
  const size: OptionGroup = {
    id: 'size',
    name: 'Size',
    min: 1,
    max: 1,
    choices: [choice('small', { isDefault: true }), choice('large', { pricePaisa: 5000 })],
  };
  const stored = (id: string, pricePaisa: number) => ({ id, group: 'Size', name: id, pricePaisa });

  test('have the price of today', () => {
    expect(currentOptions([size], [stored('large', 1)])).toEqual({
      options: [stored('large', 5000)],
      problem: null,
    });
  });

  test('come once, also where there are several', () => {
    const several = [stored('small', 0), { ...stored('Cream', 0), group: 'Extras' }];
    expect(currentOptions([size, extras], several)).toEqual({ options: several, problem: null });
  });

  test('are the default ones of a dish that had none', () => {
    expect(currentOptions([size], null)).toEqual({ options: [stored('small', 0)], problem: null });
  });

  test('that staff removed stay, so that their customer sees what is gone', () => {
    expect(currentOptions([size], [stored('small', 0), stored('huge', 900)])).toEqual({
      options: [stored('small', 0), stored('huge', 900)],
      problem: { name: null, text: 'One of your choices is no longer offered' },
    });
  });

  test('that are too few say how many it takes', () => {
    expect(optionProblem([size], [])?.text).toBe('Choose one: Size');
    expect(optionProblem([{ ...size, min: 2, max: 2 }], ['small'])?.text).toBe('Choose at least 2: Size');
  });
});
