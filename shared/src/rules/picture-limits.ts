/** Accepted picture types (P64). */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** The largest file, in bytes (P65). */
export const PICTURE_MAX_BYTES = 8 * 1024 * 1024;

/** The most pixels that the server decodes (P65). */
export const PICTURE_MAX_PIXELS = 40_000_000;

/** The most pixels of an AVIF: its decoder holds the whole picture, in 20 bytes a pixel (P65). */
const AVIF_MAX_PIXELS = 12_000_000;

/** The most pixels of a side: WebP, in which the shop serves pictures, holds no more. */
export const PICTURE_MAX_SIDE = 16_383;

/** The limits as text for a form (P37). */
export const PICTURE_LIMITS = 'JPEG, PNG, WebP or AVIF, up to 8 MB';

/** Why a picture is refused. */
export type PictureProblem =
  | 'too-large'
  | 'too-many-pixels'
  | 'too-many-avif-pixels'
  | 'too-long'
  | 'heic'
  | 'unsupported'
  | 'broken';

/** Advice for a refused picture (P37). */
export const pictureAdvice: Readonly<Record<PictureProblem, string>> = {
  'too-large': 'This picture is larger than 8 MB. Save it smaller and upload it again.',
  'too-many-pixels': 'This picture has more than 40 million pixels. Scale it down and upload it again.',
  'too-many-avif-pixels':
    'This AVIF has more than 12 million pixels. Scale it down or save it as JPEG, and upload it again.',
  'too-long':
    'This picture is wider or higher than 16,383 pixels. Crop it or scale it down, and upload it again.',
  heic: 'This is a HEIC photo, which browsers cannot show. Convert it to JPEG: on an iPhone share it to Files with “Most Compatible”, on a Mac export it in Preview, on Windows save it as JPEG in Photos. Then upload the JPEG.',
  unsupported: 'This file is not a picture we can use. Upload a JPEG, PNG, WebP or AVIF.',
  broken: 'This picture is damaged or incomplete. Export it again and upload the new file.',
};

/** Returns the problem of a picture's width and height in pixels, or null (P37, P65). */
export function sizeProblem({
  width,
  height,
  isAvif = false,
}: {
  readonly width: number;
  readonly height: number;
  readonly isAvif?: boolean;
}): PictureProblem | null {
  if (isAvif && width * height > AVIF_MAX_PIXELS) return 'too-many-avif-pixels';
  if (width * height > PICTURE_MAX_PIXELS) return 'too-many-pixels';
  return Math.max(width, height) > PICTURE_MAX_SIDE ? 'too-long' : null;
}

/** Brands in the `ftyp` box of a HEIC file. */
const HEIC_BRAND = /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/;

/** Returns whether a file holds HEIC by its first 12 bytes as Latin-1 text. AVIF has the same box: rule it out first. */
export const startsLikeHeic = (start: string): boolean => HEIC_BRAND.test(start.slice(4));

/** Windows gives HEIC no type, so the name counts too. */
const isHeic = (type: string, name: string) =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]s?$/i.test(name));

/**
 * Returns the problem of a chosen file by its type, name and size, before the upload (P37). Some systems give no type:
 * then the server decides by the bytes.
 */
export function pictureProblem({
  type,
  size,
  name = '',
}: Pick<Blob, 'type' | 'size'> & { readonly name?: string }): PictureProblem | null {
  if (isHeic(type, name)) return 'heic';
  if (type !== '' && !PICTURE_TYPES.some((known) => known === type)) return 'unsupported';
  if (size > PICTURE_MAX_BYTES) return 'too-large';
  return size === 0 ? 'broken' : null;
}
