import { parseFlag } from './flags';

test.each([true, 'true', 'TRUE', 'on', ' on ', '1', 1, 'yes'])('C59: %p is on', (value) => {
  expect(parseFlag(value)).toBe(true);
});

test.each([false, 'false', 'False', 'off', '0', 0, 'no'])('C59: %p is off', (value) => {
  expect(parseFlag(value)).toBe(false);
});

test.each(['', null, undefined, '2', 'maybe', {}, [], 'constructor', '__proto__'])(
  'C59: %p says neither',
  (value) => {
    expect(parseFlag(value)).toBeUndefined();
  },
);
