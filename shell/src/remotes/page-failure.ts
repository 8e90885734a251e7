/** Why a page cannot be shown. */
export type PageFailureKind =
  /** Its scripts could not be loaded, or it threw. */
  | 'broken'
  /** It is not there yet, and may still come. */
  | 'late'
  /** The live remote and this host do not fit together. */
  | 'skew';

/** A page of the shop that cannot be shown, and why. */
export class PageFailure extends Error {
  override readonly name = 'PageFailure';

  constructor(
    readonly kind: PageFailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
