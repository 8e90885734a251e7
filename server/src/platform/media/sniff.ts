/** The accepted picture formats (P64). Others are refused, above all SVG. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';

function ascii(bytes: Buffer, start: number, end: number): string {
  return bytes.toString('latin1', start, end);
}

/** AVIF is one of the brands in the `ftyp` box; HEIC has the same box with another brand. */
function isAvif(bytes: Buffer): boolean {
  if (ascii(bytes, 4, 8) !== 'ftyp') return false;
  const boxLength = bytes.readUInt32BE(0);
  const brands: string[] = ascii(bytes, 8, Math.min(boxLength, 64)).match(/.{4}/gs) ?? [];
  return brands.includes('avif') || brands.includes('avis');
}

/**
 * Returns the format of a picture from its first bytes, ignoring name and declared type (P64); null unless JPEG, PNG,
 * WebP or AVIF.
 */
export function sniffPicture(bytes: Buffer): PictureFormat | null {
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === PNG_SIGNATURE) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  return isAvif(bytes) ? 'avif' : null;
}
