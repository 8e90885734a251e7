import { badgeCount, badgeText } from './badge';

test.each([
  [0, ''],
  [1, '1'],
  [98, '98'],
  [99, '99'],
  [100, '99+'],
  [101, '99+'],
  [Number.POSITIVE_INFINITY, '99+'],
  [-1, ''],
  [Number.NaN, ''],
])('§2: a cart of %p pieces has the badge %p', (count, text) => {
  expect(badgeText(count)).toBe(text);
});

test('C57: the badge counts pieces, not lines', () => {
  expect(badgeCount([{ quantity: 2 }, { quantity: 3 }])).toBe(5);
  expect(badgeCount([])).toBe(0);
});
