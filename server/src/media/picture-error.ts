/** Why a picture was refused. */
export type PictureProblem = 'too-large' | 'too-many-pixels' | 'unsupported' | 'broken';

const advice: Record<PictureProblem, string> = {
  'too-large': 'This picture is larger than 8 MB. Save it smaller and upload it again.',
  'too-many-pixels': 'This picture has more than 40 million pixels. Scale it down and upload it again.',
  unsupported: 'This file is not a picture we can use. Upload a JPEG, PNG, WebP or AVIF.',
  broken: 'This picture is damaged or incomplete. Export it again and upload the new file.',
};

/** A picture that the pipeline refuses; the message is meant for the person who uploaded it (P37). */
export class PictureError extends Error {
  readonly code: PictureProblem;

  constructor(code: PictureProblem, options?: ErrorOptions) {
    super(advice[code], options);
    this.name = 'PictureError';
    this.code = code;
  }
}
