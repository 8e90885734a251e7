import { wrapIndex } from './wrap-index';

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 1, 0],
  [0, -1, 1, 0],
  [0, 1, 0, 0],
])('§2: from picture %p, %p further of %p is %p', (index, step, count, target) => {
  expect(wrapIndex(index, step, count)).toBe(target);
});
