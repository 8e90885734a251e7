/**
 * What keeps taps on a rendered page, and words typed into it, before its scripts are there: a line in the page itself,
 * `public/event-replay.js`.
 */
interface EarlyTaps {
  /** From now on React answers in header and footer; taps on the page itself go on being kept. */
  frameStarts(): void;
  /** The page answers now: is told what was typed, does what was tapped, in order, and keeps nothing any more. */
  pageAnswers(): void;
}

interface Window {
  /** Absent where the page was not built by this repository. */
  readonly earlyTaps?: EarlyTaps;
}
