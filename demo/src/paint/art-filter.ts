import type { Pixels } from './pixels';

type Row = readonly [number, number, number];
type Matrix = readonly [Row, Row, Row];

const [RED, GREEN, BLUE] = [0.213, 0.715, 0.072];

function blend(amount: number, full: Matrix): Matrix {
  const row = (index: 0 | 1 | 2): Row => {
    const at = (column: 0 | 1 | 2) => full[index][column] * amount + (index === column ? 1 - amount : 0);
    return [at(0), at(1), at(2)];
  };
  return [row(0), row(1), row(2)];
}

const grey: Row = [RED, GREEN, BLUE];
const saturate = (amount: number) => blend(1 - amount, [grey, grey, grey]);
const sepia = (amount: number) =>
  blend(amount, [
    [0.393, 0.769, 0.189],
    [0.349, 0.686, 0.168],
    [0.272, 0.534, 0.131],
  ]);

/** The effect of `first`, then `second`. */
function then(first: Matrix, second: Matrix): Matrix {
  const row = ([a, b, c]: Row): Row => {
    const at = (column: 0 | 1 | 2) => a * first[0][column] + b * first[1][column] + c * first[2][column];
    return [at(0), at(1), at(2)];
  };
  return [row(second[0]), row(second[1]), row(second[2])];
}

const CONTRAST = 1.05;
const LIFT = 127.5 * (1 - CONTRAST);

function apply({ width, height, data }: Pixels, [toRed, toGreen, toBlue]: Matrix): Pixels {
  const filtered = Buffer.from(data);
  const clamped = new Uint8ClampedArray(filtered.buffer, filtered.byteOffset, filtered.length);
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    clamped[at] = (toRed[0] * red + toRed[1] * green + toRed[2] * blue) * CONTRAST + LIFT;
    clamped[at + 1] = (toGreen[0] * red + toGreen[1] * green + toGreen[2] * blue) * CONTRAST + LIFT;
    clamped[at + 2] = (toBlue[0] * red + toBlue[1] * green + toBlue[2] * blue) * CONTRAST + LIFT;
  }
  return { width, height, data: filtered };
}

const warmth = then(sepia(0.34), saturate(1.08));
const calmness = saturate(0.62);

/** The cafe's `--art`: warms the candy colours. */
export function warm(pixels: Pixels): Pixels {
  return apply(pixels, warmth);
}

/** The closet's `--art`: calms them. */
export function calm(pixels: Pixels): Pixels {
  return apply(pixels, calmness);
}
