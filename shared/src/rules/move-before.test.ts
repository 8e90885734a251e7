import { moveBefore } from './move-before';

const list = ['a', 'b', 'c', 'd'];

test.each([
  ['d', 'b', 'adbc'],
  ['a', 'c', 'bacd'],
  ['a', 'b', 'abcd'],
  ['c', 'a', 'cabd'],
  ['a', null, 'bcda'],
  ['x', 'a', 'abcd'],
  ['x', null, 'abcd'],
  ['a', 'x', 'abcd'],
])('moves %s before %s: %s', (entry, before, moved) => {
  expect(moveBefore(list, entry, before).join('')).toBe(moved);
});
