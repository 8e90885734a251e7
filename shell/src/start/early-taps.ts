import { CONTENT_ID } from '../frame/SkipLink';

/** What the page's own line of script keeps (`public/early-taps.js`). */
interface EarlyTaps {
  /** Buttons in the order of their taps, each with what shows that it was tapped. */
  readonly kept: Map<HTMLButtonElement, Animation>;
  readonly keep: (event: MouseEvent) => void;
}

declare global {
  interface Window {
    earlyTaps?: EarlyTaps;
  }
}

const listen = (on: 'addEventListener' | 'removeEventListener', keep: (event: MouseEvent) => void) =>
  window[on]('click', keep as EventListener, true);

let ofPage: ((event: MouseEvent) => void) | null = null;

/** Taps on a rendered page before its scripts are there: none is lost, and none is done twice. */
export const earlyTaps = {
  /** From now on React answers in header and footer; taps on the page itself go on being kept. */
  frameStarts(): void {
    const early = window.earlyTaps;
    if (!early) return;
    listen('removeEventListener', early.keep);
    ofPage = (event) => {
      if (event.target instanceof Element && event.target.closest(`#${CONTENT_ID}`)) early.keep(event);
    };
    listen('addEventListener', ofPage);
  },

  /** The page answers now: does what was tapped, in order. */
  pageAnswers(): void {
    const early = window.earlyTaps;
    if (!early || !ofPage) return;
    listen('removeEventListener', ofPage);
    ofPage = null;
    for (const [button, sign] of early.kept) {
      sign.cancel();
      if (!button.isConnected) continue;
      // What wakes at the first sign of life missed this one.
      button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      button.click();
    }
    early.kept.clear();
  },
};
