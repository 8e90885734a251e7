/** Unpremultiplied RGBA bytes, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/** A box of pixels; `right` and `bottom` are outside it. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns 0 below `from`, 1 above `to`, smooth between. */
export function smoothStep(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

const SEEN = 100;

/** Returns the box of the visible pixels in `rows` (all by default). */
export function visibleBox({ width, height, data }: Pixels, rows: [number, number] = [0, height]): Box {
  const box: Box = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = rows[0]; y < rows[1]; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < SEEN) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  }
  return box;
}

/** Returns where an object touches the ground: the columns of its lowest tenth. */
export function footprint(pixels: Pixels): { left: number; right: number } {
  const { left, right } = visibleBox(pixels, [Math.floor(pixels.height * 0.9), pixels.height]);
  return { left, right };
}

/** Crops to a box; pixels outside the picture are transparent. */
export function crop({ width, height, data }: Pixels, box: Box): Pixels {
  const [cutWidth, cutHeight] = [box.right - box.left, box.bottom - box.top];
  const cut = Buffer.alloc(cutWidth * cutHeight * 4);
  const [from, to] = [Math.max(0, box.left), Math.min(width, box.right)];
  for (let y = Math.max(0, box.top); y < Math.min(height, box.bottom); y += 1) {
    const target = ((y - box.top) * cutWidth + from - box.left) * 4;
    data.copy(cut, target, (y * width + from) * 4, (y * width + to) * 4);
  }
  return { width: cutWidth, height: cutHeight, data: cut };
}
