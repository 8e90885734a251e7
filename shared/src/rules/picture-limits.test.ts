import { PICTURE_MAX_BYTES, pictureAdvice, pictureProblem } from './picture-limits';

test.each([
  ['image/jpeg', 1, null],
  ['image/avif', PICTURE_MAX_BYTES, null],
  ['', 1, null],
  ['image/png', PICTURE_MAX_BYTES + 1, 'too-large'],
  ['image/svg+xml', 1, 'unsupported'],
  ['image/heic', 1, 'heic'],
  ['image/heif', PICTURE_MAX_BYTES + 1, 'heic'],
  ['text/html', PICTURE_MAX_BYTES + 1, 'unsupported'],
  ['image/webp', 0, 'broken'],
])('P37: a file of type %j with %d bytes: %s', (type, size, problem) => {
  expect(pictureProblem({ type, size })).toBe(problem);
});

test('P37: a HEIC photo without a type is known by its name; the advice says how to convert it', () => {
  expect(pictureProblem({ type: '', size: 1, name: 'IMG_0042.HEIC' })).toBe('heic');
  expect(pictureProblem({ type: 'image/jpeg', size: 1, name: 'heic.jpg' })).toBeNull();
  expect(pictureAdvice.heic).toMatch(/Convert it to JPEG/);
});
