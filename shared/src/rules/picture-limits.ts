/** Accepted picture types (P64). */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** The largest file, in bytes (P65). */
export const PICTURE_MAX_BYTES = 8 * 1024 * 1024;

/** The most pixels that the server decodes (P65). */
export const PICTURE_MAX_PIXELS = 40_000_000;

/** The limits as text for a form (P37). */
export const PICTURE_LIMITS = 'JPEG, PNG, WebP or AVIF, up to 8 MB';

/** Why a picture is refused. */
export type PictureProblem = 'too-large' | 'too-many-pixels' | 'unsupported' | 'broken';

/** Advice for a refused picture (P37). */
export const pictureAdvice: Readonly<Record<PictureProblem, string>> = {
  'too-large': 'This picture is larger than 8 MB. Save it smaller and upload it again.',
  'too-many-pixels': 'This picture has more than 40 million pixels. Scale it down and upload it again.',
  unsupported: 'This file is not a picture we can use. Upload a JPEG, PNG, WebP or AVIF.',
  broken: 'This picture is damaged or incomplete. Export it again and upload the new file.',
};

/**
 * Returns the problem of a chosen file by its type and size, before the upload (P37). Some systems give no type: then
 * the server decides by the bytes.
 */
export function pictureProblem({ type, size }: Pick<Blob, 'type' | 'size'>): PictureProblem | null {
  if (type !== '' && !PICTURE_TYPES.some((known) => known === type)) return 'unsupported';
  if (size > PICTURE_MAX_BYTES) return 'too-large';
  return size === 0 ? 'broken' : null;
}
