import { crop, footprint, type Pixels, visibleBox } from './pixels';

/** Rows of text: `#` is seen, `.` is not. */
function drawn(...rows: string[]): Pixels {
  const data = Buffer.from(
    rows
      .join('')
      .split('')
      .flatMap((mark) => (mark === '#' ? [9, 9, 9, 255] : [0, 0, 0, 0])),
  );
  return { width: rows[0]?.length ?? 0, height: rows.length, data };
}

const shown = ({ width, data }: Pixels) =>
  Array.from({ length: data.length / 4 / width }, (_, y) =>
    Array.from({ length: width }, (_, x) => (data[(y * width + x) * 4 + 3] === 255 ? '#' : '.')).join(''),
  );

test('finds the box of what can be seen', () => {
  expect(visibleBox(drawn('.....', '..#..', '.###.'))).toEqual({ left: 1, top: 1, right: 4, bottom: 3 });
});

test('measures where an object touches the ground', () => {
  expect(footprint(drawn('######', '######', '#.##.#', '..##..'))).toEqual({ left: 2, right: 4 });
});

test('cuts out a box, with room around where the picture ends', () => {
  expect(shown(crop(drawn('#.', '##'), { left: -1, top: 0, right: 2, bottom: 3 }))).toEqual([
    '.#.',
    '.##',
    '...',
  ]);
});
