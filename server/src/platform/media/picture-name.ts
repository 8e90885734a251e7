import { createHash } from 'node:crypto';
import type { PictureType } from './picture-record';

/** Raise it when the encoders change, so that a name never stands for two different files. */
const ENCODING = 'encoding-1';

const extensions: Record<PictureType, string> = { 'image/webp': 'webp', 'image/avif': 'avif' };

const pictureName = /^[0-9a-f]{20}-[1-9]\d{0,4}\.(webp|avif)$/;

/** Returns the content address of a picture: the first 20 hex digits of its SHA-256. */
export function pictureBase(bytes: Buffer): string {
  return createHash('sha256').update(ENCODING).update(bytes).digest('hex').slice(0, 20);
}

/** Returns `<base>-<width>.webp` or `.avif`. */
export function pictureFileName(base: string, width: number, type: PictureType): string {
  return `${base}-${width}.${extensions[type]}`;
}

/** Returns the media type of a picture file name; null for every other name. */
export function pictureTypeOf(name: string): PictureType | null {
  const extension = pictureName.exec(name)?.[1];
  if (extension === undefined) return null;
  return extension === 'avif' ? 'image/avif' : 'image/webp';
}
