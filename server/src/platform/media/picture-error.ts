import { Failure } from '@storefront/http/failure';
import { type PictureProblem, pictureAdvice } from '@storefront/shared/rules/picture-limits';

/** A picture that the pipeline refuses; the message is meant for the person who uploaded it (P37). */
export class PictureError extends Error {
  readonly code: PictureProblem;
  /** The form's field that it came in. */
  field = 'image';

  constructor(code: PictureProblem, options?: ErrorOptions) {
    super(pictureAdvice[code], options);
    this.name = 'PictureError';
    this.code = code;
  }
}

/** Returns the failure that a client reads of a refused picture: 413 where it is too large, else 400. */
export function pictureFailure(error: unknown): Failure | null {
  if (!(error instanceof PictureError)) return null;
  const { code, field, message } = error;
  return new Failure(code === 'too-large' ? 413 : 400, message, { errors: [{ field, message }] });
}
