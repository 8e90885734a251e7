/** Why a page was not rendered. The first four are about releases as a whole, the others about one page. */
export type FailureReason =
  /** The release has no server build, or its file does not exist. */
  | 'missing'
  /** The remote needs another version of the shell. */
  | 'skew'
  /** Loading it threw, or the file is no server build. */
  | 'load'
  /** Loading it timed out. */
  | 'late-load'
  /** The page threw. */
  | 'throw'
  /** The page timed out: an endless loop, or a promise that never settles. */
  | 'late'
  /** The worker ended: out of memory, or an uncaught error. */
  | 'crash'
  /** Too many pages wait already. Not counted as a failure of a release. */
  | 'busy';

const OF_RELEASES: readonly FailureReason[] = ['missing', 'skew', 'load', 'late-load'];
const STUCK: readonly FailureReason[] = ['late-load', 'late', 'crash'];

/** A page could not be rendered; the browser renders it instead. */
export class RenderFailure extends Error {
  override name = 'RenderFailure';

  /** @param stack where a release threw, with its causes; absent: where this failure was made */
  constructor(
    readonly reason: FailureReason,
    message: string,
    stack?: string,
  ) {
    super(message);
    if (stack !== undefined) this.stack = stack;
  }

  /** Whether no page of these releases can be rendered. */
  get isOfRelease(): boolean {
    return OF_RELEASES.includes(this.reason);
  }

  /** Whether the release did not end by itself (C490). */
  get isStuck(): boolean {
    return STUCK.includes(this.reason);
  }
}
