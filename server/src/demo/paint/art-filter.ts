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

function apply({ width, height, data }: Pixels, matrices: readonly Matrix[], contrast: number): Pixels {
  const filtered = Buffer.from(data);
  for (let at = 0; at < data.length; at += 4) {
    let colour: [number, number, number] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    for (const [r, g, b] of matrices) {
      const [x, y, z] = colour;
      colour = [
        r[0] * x + r[1] * y + r[2] * z,
        g[0] * x + g[1] * y + g[2] * z,
        b[0] * x + b[1] * y + b[2] * z,
      ];
    }
    for (let part = 0; part < 3; part += 1) {
      const value = ((colour[part] ?? 0) - 127.5) * contrast + 127.5;
      filtered[at + part] = Math.min(255, Math.max(0, Math.round(value)));
    }
  }
  return { width, height, data: filtered };
}

/** The cafe's `--art`: warms the candy colours. */
export function warm(pixels: Pixels): Pixels {
  return apply(pixels, [sepia(0.34), saturate(1.08)], 1.05);
}

/** The closet's `--art`: calms them. */
export function calm(pixels: Pixels): Pixels {
  return apply(pixels, [saturate(0.62)], 1.05);
}
