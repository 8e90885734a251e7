import { DIET_FILTERS, dietFiltersOf, passesDiet, readDiet } from './diet-filters';
import { type Marks, marksProblem, markWords, PLAIN_MARKS } from './marks';

const marks = (about: Partial<Marks>): Marks => ({ ...PLAIN_MARKS, ...about });

test('C261: marks in words: diet first, then what it contains, then its spice', () => {
  const words = (about: Partial<Marks>) => markWords(marks(about)).map(({ word }) => word);
  expect(markWords(PLAIN_MARKS)).toEqual([]);
  expect(words({ diet: 'vegetarian', contains: ['egg', 'nuts'], spice: 2, caffeine: true })).toEqual([
    'Vegetarian',
    'Contains egg',
    'Contains nuts',
    'Contains caffeine',
    'Spicy',
  ]);
  expect(words({ diet: 'vegan', spice: 3 })).toEqual(['Vegan', 'Very spicy']);
});

const CONTRADICTION = 'must not say that a vegan dish contains egg or dairy';

test.each([
  [{ diet: 'vegan', contains: ['egg'] }, CONTRADICTION],
  [{ diet: 'vegan', contains: ['dairy'] }, CONTRADICTION],
  [{ diet: 'vegan', contains: ['nuts', 'gluten'] }, null],
  [{ diet: 'vegetarian', contains: ['egg', 'dairy'] }, null],
] as const)('C261: the problem of %j is %j', (about, problem) => {
  expect(marksProblem(about)).toBe(problem);
});

test.each([
  ['a plain dish', {}, DIET_FILTERS.filter((filter) => filter !== 'vegetarian' && filter !== 'vegan')],
  ['a vegan dish is vegetarian', { diet: 'vegan' }, DIET_FILTERS],
  [
    'everything in it',
    { diet: 'vegetarian', contains: ['egg', 'gluten', 'nuts', 'dairy'], spice: 1, caffeine: true },
    ['vegetarian'],
  ],
  ['only nuts', { contains: ['nuts'] }, ['no-egg', 'no-gluten', 'no-dairy', 'not-spicy', 'no-caffeine']],
] as const)('C262: the filters of %s', (_, about, expected) => {
  expect(dietFiltersOf(marks(about))).toEqual(expected);
});

test('C262: a dish passes only if it passes all filters; one without marks passes none', () => {
  const vegan = marks({ diet: 'vegan', contains: ['nuts'] });
  expect(passesDiet(vegan, ['vegetarian', 'no-dairy'])).toBe(true);
  expect(passesDiet(vegan, ['vegetarian', 'no-nuts'])).toBe(false);
  expect(DIET_FILTERS.some((filter) => passesDiet(undefined, [filter]))).toBe(false);
  expect(passesDiet(undefined, [])).toBe(true);
});

test('C262: filters are read once each, in one order; other words are ignored', () => {
  expect(readDiet('no-nuts,vegan,no-nuts,<script>,')).toEqual(['vegan', 'no-nuts']);
  expect(readDiet('')).toEqual([]);
});
