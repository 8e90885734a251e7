import { afterPage } from './infinite-scroll';

test.each([
  ['an empty page ends the list', { rawCount: 0, visibleCount: 0 }, 'end'],
  ['a page that a filter hides asks for the next', { rawCount: 40, visibleCount: 0 }, 'load-next'],
  ['a short page does not end it', { rawCount: 3, visibleCount: 1 }, 'wait'],
  ['a visible page waits for the reader', { rawCount: 40, visibleCount: 40 }, 'wait'],
] as const)('C54, P27: %s', (_, reading, step) => {
  expect(afterPage(reading)).toBe(step);
});
