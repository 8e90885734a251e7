import { choiceProblem, initialChoice } from './closet-choice';

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
