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

/** A failure to load as the failure of a page. */
export const asPageFailure = (cause: unknown): PageFailure =>
  cause instanceof PageFailure ? cause : new PageFailure('broken', '', { cause });

/** Another attempt at a page. */
export interface RetryReason {
  /** The visitor asked for it: what failed before may be tried once more. */
  readonly isAsked?: boolean;
  /** What failed just now, before anything of the page was shown. */
  readonly trouble?: readonly [kind: 'load' | 'render', cause: unknown];
}
