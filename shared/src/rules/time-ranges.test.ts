import { rangesProblem } from './time-ranges';

const range = (opens: string, closes: string) => ({ opens, closes });

test.each([
  ['a day off', []],
  ['one range', [range('08:00', '21:30')]],
  ['two that meet, in any order', [range('12:00', '24:00'), range('00:00', '12:00')]],
])('P13: %s is a day', (_, ranges) => {
  expect(rangesProblem(ranges)).toBeNull();
});

test.each([
  ['8:00', '21:30', 'must hold times such as 08:00'],
  ['08:00', '24:01', 'must hold times such as 08:00'],
  ['24:00', '24:00', 'must hold times such as 08:00'],
  ['08:60', '09:00', 'must hold times such as 08:00'],
  ['', '', 'must hold times such as 08:00'],
  ['21:30', '08:00', 'must close after it opens'],
  ['08:00', '08:00', 'must close after it opens'],
])('P13: from %j to %j %s', (opens, closes, problem) => {
  expect(rangesProblem([range(opens, closes)])).toBe(problem);
});

test('P13: two ranges of one day share no minute', () => {
  const ranges = [range('12:00', '18:00'), range('08:00', '12:01')];
  expect(rangesProblem(ranges)).toBe('must not hold ranges that overlap');
});

test('a day does not open seven times', () => {
  const ranges = Array.from({ length: 7 }, (_, hour) => range(`0${hour}:00`, `0${hour}:30`));
  expect(rangesProblem(ranges)).toBe('must have at most 6 ranges a day');
});
