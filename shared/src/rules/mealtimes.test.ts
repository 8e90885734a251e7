import { backText, isServed, mealtimeOf, mealtimeProblem, mealtimeText } from './mealtimes';

const breakfast = { from: '07:00', until: '11:00' };
const at = (time: string) => Date.parse(`2026-11-20T${time}+05:45`);

test.each([
  ['06:59:59.999', false],
  ['07:00:00.000', true],
  ['07:01:00.000', true],
  ['10:59:59.999', true],
  ['11:00:00.000', false],
])('C263: breakfast is served at %s in Nepal: %s', (time, expected) => {
  expect(isServed(breakfast, at(time))).toBe(expected);
});

test('C263: without a mealtime, and until 24:00, it is served late', () => {
  expect(isServed(null, at('23:59:59'))).toBe(true);
  expect(isServed({ from: '18:00', until: '24:00' }, at('23:59:59'))).toBe(true);
});

test('C263: the own mealtime of a dish replaces that of its category, which counts in any capitals', () => {
  const dinner = { from: '18:00', until: '21:00' };
  expect(mealtimeOf({ category: 'breakfast ' }, { Breakfast: breakfast })).toEqual(breakfast);
  expect(mealtimeOf({ category: 'Breakfast', mealtime: dinner }, { Breakfast: breakfast })).toEqual(dinner);
  expect(mealtimeOf({ category: 'Tea' }, { Breakfast: breakfast })).toBeNull();
  expect(mealtimeOf({ category: 'Tea' })).toBeNull();
});

test('C264: words say when it is back', () => {
  expect(mealtimeText(breakfast)).toBe('Served 7 AM to 11 AM');
  expect(backText(breakfast, at('06:00'))).toBe('Back at 7 AM');
  expect(backText(breakfast, at('11:01'))).toBe('Back at 7 AM tomorrow');
});

test.each([
  ['07:00', '11:00', null],
  ['18:00', '24:00', null],
  ['11:00', '07:00', 'must end after it begins'],
  ['07:00', '07:00', 'must end after it begins'],
  ['7', '11:00', 'must hold times such as 08:00'],
  ['24:00', '24:00', 'must hold times such as 08:00'],
])('C263: the problem of %s to %s is %j', (from, until, problem) => {
  expect(mealtimeProblem({ from, until })).toBe(problem);
});
