import PQueue from 'p-queue';
import sharp, { type Sharp } from 'sharp';
import { checkPicture } from './check-picture';
import { PictureError } from './picture-error';
import { pictureLimits } from './picture-limits';
import type { PictureType } from './picture-record';

/** One encoded size of a picture. */
export interface PictureFile {
  type: PictureType;
  width: number;
  bytes: Buffer;
}

/**
 * A picture in all served sizes; `width` and `height` are those of the upright original, `color` its dominant colour.
 */
export interface ProcessedPicture {
  width: number;
  height: number;
  color: string;
  files: PictureFile[];
}

export interface ProcessOptions {
  /** Pixels; larger widths than the original's become the original's width. */
  widths?: readonly number[];
  formats?: readonly PictureType[];
}

/** The served widths, in pixels, smallest first. */
export const pictureWidths = [320, 640, 960] as const;

/** Background of transparent parts. */
const GROUND = '#F4F1ED';

const encoders: Record<PictureType, (picture: Sharp) => Sharp> = {
  'image/webp': (picture) => picture.webp({ quality: 82, effort: 2 }),
  'image/avif': (picture) => picture.avif({ quality: 58, effort: 2 }),
};

/** Returns the widths up to the original's, or the original's own. Never upscales. */
export function widthsFor(original: number, widths: readonly number[] = pictureWidths): number[] {
  return [...new Set(widths.map((width) => Math.min(width, original)))].sort((a, b) => a - b);
}

/** One picture at a time: the largest that are accepted take 250 MB each. */
const decoding = new PQueue({ concurrency: 1 });

async function decode(bytes: Buffer, width: number) {
  try {
    const upright = sharp(bytes, { failOn: 'error', limitInputPixels: pictureLimits.pixels }).autoOrient();
    const { autoOrient } = await upright.metadata();
    const { data, info } = await upright
      .resize({ width, withoutEnlargement: true })
      .flatten({ background: GROUND })
      .toColourspace('srgb')
      .timeout({ seconds: pictureLimits.seconds })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    return { original: autoOrient, picture: () => sharp(data, { raw }), width: info.width };
  } catch (cause) {
    throw new PictureError('broken', { cause });
  }
}

async function dominantColor(picture: Sharp): Promise<string> {
  const sample = await picture.resize({ width: 64, withoutEnlargement: true }).png().toBuffer();
  const { dominant } = await sharp(sample).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Decodes an upload fully, rotates it upright, removes its metadata and encodes it at fixed widths (P64, P65).
 * @throws PictureError with advice for the uploader
 */
export async function processPicture(bytes: Buffer, options: ProcessOptions = {}): Promise<ProcessedPicture> {
  await checkPicture(bytes);
  const { widths = pictureWidths, formats = ['image/webp'] } = options;
  const {
    original,
    picture,
    width: available,
  } = await decoding.add(() => decode(bytes, Math.max(...widths)));
  const files: PictureFile[] = [];
  for (const width of widthsFor(available, widths)) {
    for (const type of formats) {
      const resized = width === available ? picture() : picture().resize({ width });
      files.push({ type, width, bytes: await encoders[type](resized).toBuffer() });
    }
  }
  return { width: original.width, height: original.height, color: await dominantColor(picture()), files };
}
