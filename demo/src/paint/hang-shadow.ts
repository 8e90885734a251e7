import sharp from 'sharp';
import { type Canvas, drawPixels } from './canvas';
import { crop, type Pixels } from './pixels';
import type { Placed } from './place-prop';

/** Offset and blur of a shadow, in pixels of the artwork, and its strength. */
interface Fall {
  down: number;
  sigma: number;
  strength: number;
}

/** A soft shadow far below and a tight one at the edge. */
const falls: readonly Fall[] = [
  { down: 14, sigma: 12, strength: 0.2 },
  { down: 2, sigma: 2, strength: 0.16 },
];

const INK = [20, 18, 16] as const;

function silhouette({ data }: Pixels): Buffer {
  const alpha = Buffer.alloc(data.length / 4);
  for (let at = 0; at < alpha.length; at += 1) alpha[at] = data[at * 4 + 3] ?? 0;
  return alpha;
}

function soften(alpha: Buffer, { width, height }: Pixels, sigma: number): Promise<Buffer> {
  return sharp(alpha, { raw: { width, height, channels: 1 } })
    .blur(sigma)
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/** Blends the colour of an object over its shadow; `shade` is the shadow's opacity, 0…1. */
function layOver(data: Buffer, at: number, shade: number): void {
  const alpha = (data[at + 3] ?? 0) / 255;
  const below = shade * (1 - alpha);
  const both = alpha + below;
  if (both === 0) return;
  for (let part = 0; part < 3; part += 1) {
    data[at + part] = Math.round(((data[at + part] ?? 0) * alpha + (INK[part] ?? 0) * below) / both);
  }
  data[at + 3] = Math.round(both * 255);
}

/** Returns a garment with its shadow on the wall, with `room` pixels on every side. */
async function withShadow(garment: Pixels, room: number): Promise<Pixels> {
  const [right, bottom] = [garment.width + room, garment.height + room];
  const shaded = crop(garment, { left: -room, top: -room, right, bottom });
  const alpha = silhouette(shaded);
  const light = new Float32Array(alpha.length).fill(1);
  for (const { down, sigma, strength } of falls) {
    const soft = await soften(alpha, shaded, sigma);
    const shift = down * shaded.width;
    for (let at = shift; at < light.length; at += 1) {
      light[at] = (light[at] ?? 1) * (1 - ((soft[at - shift] ?? 0) / 255) * strength);
    }
  }
  light.forEach((value, at) => {
    layOver(shaded.data, at * 4, 1 - value);
  });
  return shaded;
}

/** Pixels of the artwork that the shadow needs beside a garment. */
const ROOM = 40;

/** Draws a garment in the middle of the canvas. */
export async function drawHanging(canvas: Canvas, { pixels, ...garment }: Placed): Promise<void> {
  const room = ROOM * (garment.width / pixels.width);
  await drawPixels(canvas, await withShadow(pixels, ROOM), {
    left: garment.left - room,
    top: (canvas.height - garment.height) / 2 - room,
    width: garment.width + 2 * room,
    height: garment.height + 2 * room,
  });
}
