import sharp from 'sharp';
import type { Pixels } from './pixels';

/** The canvas of a still life: RGB bytes, row by row. */
export interface Canvas {
  width: number;
  height: number;
  data: Buffer;
}

/** A soft patch of shadow; lengths in pixels, `strength` in its middle, 0…1. */
export interface Patch {
  x: number;
  y: number;
  rx: number;
  ry: number;
  colour: readonly [number, number, number];
  strength: number;
}

const grounds = new Map<string, Promise<Buffer>>();

/** Returns a new canvas with an SVG as background; renders each background once. */
export async function createCanvas(
  svg: string,
  { width, height }: { width: number; height: number },
): Promise<Canvas> {
  const ground = grounds.get(svg) ?? sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  grounds.set(svg, ground);
  return { width, height, data: Buffer.from(await ground) };
}

function blend(data: Buffer, at: number, red: number, green: number, blue: number, alpha: number): void {
  data[at] = (data[at] ?? 0) + (red - (data[at] ?? 0)) * alpha + 0.5;
  data[at + 1] = (data[at + 1] ?? 0) + (green - (data[at + 1] ?? 0)) * alpha + 0.5;
  data[at + 2] = (data[at + 2] ?? 0) + (blue - (data[at + 2] ?? 0)) * alpha + 0.5;
}

/** Darkens an ellipse: fully in the middle, fading to nothing at the edge. */
export function drawPatch({ width, height, data }: Canvas, { x, y, rx, ry, colour, strength }: Patch): void {
  const [red, green, blue] = colour;
  for (let row = Math.max(0, Math.floor(y - ry)); row < Math.min(height, y + ry); row += 1) {
    for (let column = Math.max(0, Math.floor(x - rx)); column < Math.min(width, x + rx); column += 1) {
      const distance = Math.hypot((column + 0.5 - x) / rx, (row + 0.5 - y) / ry);
      if (distance >= 1) continue;
      const fade = Math.cos((distance * Math.PI) / 2) ** 2;
      blend(data, (row * width + column) * 3, red, green, blue, strength * fade);
    }
  }
}

/** Draws `pixels` scaled to the box, clipped to the canvas. */
export async function drawPixels(
  canvas: Canvas,
  pixels: Pixels,
  box: { left: number; top: number; width: number; height: number },
): Promise<void> {
  const [left, top, width, height] = [box.left, box.top, box.width, box.height].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  const scaled = await sharp(pixels.data, {
    raw: { width: pixels.width, height: pixels.height, channels: 4 },
  })
    .resize(width, height, { kernel: 'lanczos3', fit: 'fill' })
    .raw()
    .toBuffer();
  for (let y = Math.max(0, -top); y < Math.min(height, canvas.height - top); y += 1) {
    for (let x = Math.max(0, -left); x < Math.min(width, canvas.width - left); x += 1) {
      const from = (y * width + x) * 4;
      const alpha = scaled[from + 3] ?? 0;
      if (alpha === 0) continue;
      const at = ((y + top) * canvas.width + x + left) * 3;
      blend(canvas.data, at, scaled[from] ?? 0, scaled[from + 1] ?? 0, scaled[from + 2] ?? 0, alpha / 255);
    }
  }
}

/** Returns the canvas as a PNG with fast compression: it goes straight into the media pipeline. */
export function toPng({ width, height, data }: Canvas): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
