import type { ImageSet } from '../../contract/entities/common';
import { badField } from './mock-failure';

const formats = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const MAX_BYTES = 8 * 1024 * 1024;
const CHUNK = 0x8000;

/** A picture of which only the one address is known. */
const noSources: ImageSet = { width: 1, height: 1, color: '#d8d2c8', sources: [] };

/** An uploaded picture as a data address. @throws MockFailure with 400 for what is no picture. */
export async function readPicture(field: string, file: File): Promise<{ image: string; imageSet: ImageSet }> {
  if (!formats.includes(file.type)) throw badField(field, 'must be a JPEG, PNG, WebP or AVIF picture');
  if (file.size > MAX_BYTES) throw badField(field, 'must have at most 8 MB');
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return { image: `data:${file.type};base64,${btoa(text)}`, imageSet: noSources };
}
