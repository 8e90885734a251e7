import { Failure } from '@storefront/http/failure';
import { type PictureProblem, pictureAdvice } from '@storefront/shared/rules/picture-limits';

/** The pipeline refused a picture; the message is for the uploader (P37). */
export class PictureError extends Error {
  readonly code: PictureProblem;
  /** Form field of the picture. */
  field = 'image';

  constructor(code: PictureProblem, options?: ErrorOptions) {
    super(pictureAdvice[code], options);
    this.name = 'PictureError';
    this.code = code;
  }
}

/** Returns the failure for a refused picture: 413 if it is too large, else 400. */
export function pictureFailure(error: unknown): Failure | null {
  if (!(error instanceof PictureError)) return null;
  const { code, field, message } = error;
  return new Failure(code === 'too-large' ? 413 : 400, message, { errors: [{ field, message }] });
}
