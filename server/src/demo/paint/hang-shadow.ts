import sharp from 'sharp';
import { crop, type Pixels } from './pixels';

/** How far down and how soft a shadow falls, in pixels of the artwork, and how strong it is. */
interface Fall {
  down: number;
  sigma: number;
  strength: number;
}

/** A soft one far below, a tight one at the edge. */
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

/** Lays the colour of an object over its shadow; `shade` is the shadow's opacity, 0…1. */
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

/** A garment together with its shadow on the wall behind it, with `room` pixels on every side. */
export async function withHangShadow(garment: Pixels, room: number): Promise<Pixels> {
  const shaded = crop(garment, {
    left: -room,
    top: -room,
    right: garment.width + room,
    bottom: garment.height + room,
  });
  const { width, height, data } = shaded;
  const alpha = silhouette(shaded);
  const soft = await Promise.all(falls.map(({ sigma }) => soften(alpha, shaded, sigma)));
  for (let at = 0; at < width * height; at += 1) {
    let light = 1;
    falls.forEach(({ down, strength }, index) => {
      const value = soft[index]?.[at - down * width] ?? 0;
      light *= 1 - (value / 255) * strength;
    });
    layOver(data, at * 4, 1 - light);
  }
  return shaded;
}
