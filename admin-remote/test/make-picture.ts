/** Returns a picture file as a file input gives it. */
export const makePicture = (name = 'momo.png', type = 'image/png'): File =>
  new File(['picture'], name, { type });

/** Returns a file that reports a size in bytes without holding them. */
export function makeHugePicture(bytes: number): File {
  const file = makePicture('huge.png');
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}
