import type { FailureReason } from './render-failure';

/** What is counted of rendering. */
export interface RenderFigures {
  /** A page went out: from memory, or just rendered. All others are drawn by the browser. */
  answered(how: 'kept' | 'rendered'): void;
  /** A page was rendered, the wait for its turn included. */
  rendered(ms: number): void;
  /** @param part whose page it was: `shell`, `cafe` */
  failed(part: string, reason: FailureReason): void;
}
