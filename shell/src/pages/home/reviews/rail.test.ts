import { nextStop } from './rail';

/** Six cards of 300 with 20 between them, three of them in view. */
const rail = { clientWidth: 940, scrollWidth: 1900, step: 320 };

test.each([
  [0, 1, 320],
  [320, 1, 640],
  [960, 1, 0],
  [0, -1, 960],
  [640, -1, 320],
  [305, 1, 640],
] as const)('from %d, %d card further is %d', (scrollLeft, direction, target) => {
  expect(nextStop({ ...rail, scrollLeft }, direction)).toBe(target);
});

test('a rail that shows all its cards, or has no layout, does not scroll', () => {
  expect(nextStop({ scrollLeft: 0, clientWidth: 1900, scrollWidth: 1900, step: 320 }, 1)).toBe(0);
  expect(nextStop({ scrollLeft: 0, clientWidth: 0, scrollWidth: 0, step: 0 }, 1)).toBe(0);
});
