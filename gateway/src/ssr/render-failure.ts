/** Why a page was not rendered. The first three are about releases as a whole, the others about one page. */
export type FailureReason =
  /** The release has no server build, or it is gone. */
  | 'missing'
  /** It was written for another version of the shop. */
  | 'skew'
  /** It threw while it was loaded, took too long for that, or is not what a server build is. */
  | 'load'
  /** The page threw. */
  | 'throw'
  /** The page did not end in time: an endless loop, or a promise that never settles. */
  | 'late'
  /** The worker ended: out of memory, or an error that nobody caught. */
  | 'crash'
  /** Too many pages wait already. Nobody's fault, and nothing that is remembered. */
  | 'busy';

const OF_RELEASES: readonly FailureReason[] = ['missing', 'skew', 'load'];

/** A page that could not be rendered; the browser draws it instead. */
export class RenderFailure extends Error {
  override name = 'RenderFailure';

  constructor(
    readonly reason: FailureReason,
    message: string,
  ) {
    super(message);
  }

  /** True where no page of these releases can be rendered. */
  get isOfRelease(): boolean {
    return OF_RELEASES.includes(this.reason);
  }
}
