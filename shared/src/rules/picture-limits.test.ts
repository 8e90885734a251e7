import { PICTURE_MAX_BYTES, pictureProblem } from './picture-limits';

test.each([
  ['image/jpeg', 1, null],
  ['image/avif', PICTURE_MAX_BYTES, null],
  ['', 1, null],
  ['image/png', PICTURE_MAX_BYTES + 1, 'too-large'],
  ['image/svg+xml', 1, 'unsupported'],
  ['image/heic', 1, 'unsupported'],
  ['text/html', PICTURE_MAX_BYTES + 1, 'unsupported'],
  ['image/webp', 0, 'broken'],
])('P37: a file of type %j with %d bytes: %s', (type, size, problem) => {
  expect(pictureProblem({ type, size })).toBe(problem);
});
