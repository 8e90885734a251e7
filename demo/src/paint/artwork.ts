import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { drawings } from './drawings/drawings';
import { crop, type Pixels, visibleBox } from './pixels';

const packageFile = createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json');

/** Side of every artwork, in pixels. */
export const ARTWORK_SIDE = 256;

/** The source of an artwork: a file of the art package, or one of our own drawings. */
export function artworkSource(art: string): string | Buffer {
  const drawing = drawings[art];
  return drawing === undefined ? join(dirname(packageFile), 'assets', `${art}.webp`) : Buffer.from(drawing);
}

const EDGE = 2;

/** Reads an artwork, optionally mirrored and rotated (degrees, clockwise), and crops it to its visible part. */
export async function loadArtwork(art: string, turn = 0, flip = false): Promise<Pixels> {
  let picture = sharp(artworkSource(art)).resize(ARTWORK_SIDE, ARTWORK_SIDE).ensureAlpha();
  if (flip) picture = picture.flop();
  if (turn !== 0) picture = picture.rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const pixels = { width: info.width, height: info.height, data };
  const { left, top, right, bottom } = visibleBox(pixels);
  return crop(pixels, {
    left: Math.max(0, left - EDGE),
    top: Math.max(0, top - EDGE),
    right: Math.min(info.width, right + EDGE),
    bottom,
  });
}
