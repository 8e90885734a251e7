/** Why a page cannot be shown. */
export type PageFailureKind =
  /** Its scripts could not be loaded, or it threw. */
  | 'broken'
  /** It took too long, and may still come. */
  | 'late'
  /** The live remote and this host do not fit together. */
  | 'skew'
  /** The shop no longer has the remote (C325). */
  | 'retired';

/** Why a page of the shop cannot be shown. */
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

/** Returns any error of a load as a PageFailure. */
export const asPageFailure = (cause: unknown): PageFailure =>
  cause instanceof PageFailure ? cause : new PageFailure('broken', '', { cause });

/** React's component stack of each error that a page threw while it was drawn. */
export const componentStacks = new WeakMap<object, string>();

/** Why a page is loaded again. */
export interface RetryReason {
  /** The visitor pressed Retry: releases that failed before may be tried again. */
  readonly isAsked?: boolean;
  /** The failure of the last attempt, before the page was shown. */
  readonly trouble?: readonly [kind: 'load' | 'render', cause: unknown];
}
