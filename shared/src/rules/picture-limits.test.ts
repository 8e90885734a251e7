import {
  PICTURE_MAX_BYTES,
  pictureAdvice,
  pictureProblem,
  sizeProblem,
  startsLikeHeic,
} from './picture-limits';

test.each([
  ['image/jpeg', 1, null],
  ['image/avif', PICTURE_MAX_BYTES, null],
  ['', 1, null],
  ['image/png', PICTURE_MAX_BYTES + 1, 'too-large'],
  ['image/svg+xml', 1, 'unsupported'],
  ['image/heic', 1, 'heic'],
  ['x-image/heic', 1, 'unsupported'],
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

test.each([
  [8000, 5000, null],
  [8000, 5001, 'too-many-pixels'],
  [16_383, 100, null],
  [16_384, 100, 'too-long'],
  [100, 16_384, 'too-long'],
])('P65: a picture of %d by %d pixels is %j', (width, height, problem) => {
  expect(sizeProblem({ width, height })).toBe(problem);
});

test.each([
  ['\0\0\0\u0018ftypheic', true],
  ['\0\0\0\u0018ftypmif1', true],
  ['\0\0\0\u0018ftypisom', false],
  ['ftypheic\0\0\0\u0018', false],
])('P37: a file that starts with %j holds HEIC: %j', (start, isHeic) => {
  expect(startsLikeHeic(start)).toBe(isHeic);
});

test('P37: the name of a file counts only where the system gives it no type', () => {
  expect(pictureProblem({ type: 'image/png', size: 1, name: 'photo.heic' })).toBeNull();
  expect(pictureProblem({ type: '', size: 1, name: 'photo.heic.png' })).toBeNull();
  expect(pictureProblem({ type: '', size: 1 })).toBeNull();
});
