/** A file as a person would choose it. */
export const makePicture = (name = 'momo.png', type = 'image/png'): File =>
  new File(['picture'], name, { type });

/** A file that claims a size without having it. */
export function makeHugePicture(bytes: number): File {
  const file = makePicture('huge.png');
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}
