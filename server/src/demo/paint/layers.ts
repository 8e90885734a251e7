import sharp, { type OverlayOptions } from 'sharp';
import { withHangShadow } from './hang-shadow';
import type { Pixels } from './pixels';
import type { Placed } from './place-prop';

/** A layer of a picture: `pixels` scaled to the box. */
async function layer(
  { width, height, data: pixels }: Pixels,
  box: { left: number; top: number; width: number; height: number },
): Promise<OverlayOptions> {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(Math.round(box.width), Math.round(box.height), { kernel: 'lanczos3', fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return { input: data, raw, left: Math.round(box.left), top: Math.round(box.top) };
}

/** An object on its stage. */
export function objectLayer(thing: Placed): Promise<OverlayOptions> {
  return layer(thing.pixels, thing);
}

/** Pixels of the artwork that a shadow on the wall takes up beside the garment, where the canvas has them. */
const SHADOW_ROOM = 40;

/** A garment and its shadow on the wall, in the middle of the canvas. */
export async function hangingLayer(
  garment: Placed,
  canvas: { width: number; height: number },
): Promise<OverlayOptions> {
  const scale = garment.width / garment.pixels.width;
  const free = Math.min(canvas.width - garment.width, canvas.height - garment.height) / 2;
  const room = Math.min(SHADOW_ROOM, Math.floor(free / scale));
  return layer(await withHangShadow(garment.pixels, room), {
    left: garment.left - room * scale,
    top: (canvas.height - garment.height) / 2 - room * scale,
    width: garment.width + 2 * room * scale,
    height: garment.height + 2 * room * scale,
  });
}
