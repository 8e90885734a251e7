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
