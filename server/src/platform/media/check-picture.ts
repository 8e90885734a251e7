import { sizeProblem, startsLikeHeic } from '@storefront/shared/rules/picture-limits';
import sharp from 'sharp';
import { PictureError } from './picture-error';
import { pictureLimits } from './picture-limits';
import { sniffPicture } from './sniff';

async function readHeader(bytes: Buffer) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new PictureError('broken', { cause });
  }
}

/**
 * Refuses by size, first bytes and header, without decoding a pixel (P64, P65).
 * @throws PictureError `too-large`, `heic`, `unsupported`, `broken`, `too-long`, `too-many-pixels` or `too-many-avif-pixels`
 */
export async function checkPicture(bytes: Buffer): Promise<void> {
  if (bytes.length > pictureLimits.bytes) throw new PictureError('too-large');
  const format = sniffPicture(bytes);
  if (format === null)
    throw new PictureError(startsLikeHeic(bytes.toString('latin1', 0, 12)) ? 'heic' : 'unsupported');
  const header = await readHeader(bytes);
  const read = header.format === 'heif' && header.compression === 'av1' ? 'avif' : header.format;
  if (read !== format) throw new PictureError('unsupported');
  const problem = sizeProblem({ ...header, isAvif: format === 'avif' });
  if (problem) throw new PictureError(problem);
}
