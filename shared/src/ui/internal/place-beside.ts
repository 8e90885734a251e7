interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Where a popover stands, px from the corner of the window. */
export interface Place {
  readonly left: number;
  readonly top: number;
  /** The side of the anchor; null: there is no room on either side, and the popover covers part of it. */
  readonly side: 'left' | 'right' | null;
  /** Where its tip points, px from its own upper edge. */
  readonly tip: number;
}

/** Between the anchor and the popover, px. */
const GAP = 28;
/** Between the popover and the edge of the window, px. */
const MARGIN = 16;
/** Above the popover, px: messages stand there (C174). */
const ABOVE = 84;
/** How far below the upper edge of the anchor the popover stands and its tip points, px. */
const BELOW = { edge: 12, tip: 116 };

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Places a popover right of its anchor; left of it where the right side has no room; always inside the window. */
export function placeBeside(anchor: Box, popover: Size, window: Size): Place {
  const most = window.width - MARGIN - popover.width;
  const right = anchor.left + anchor.width + GAP;
  const left = anchor.left - GAP - popover.width;
  const top = Math.max(ABOVE, Math.min(anchor.top + BELOW.edge, window.height - MARGIN - popover.height));
  const tip = within(anchor.top + BELOW.tip - top, 32, popover.height - 32);
  if (right <= most) return { left: right, top, side: 'right', tip };
  if (left >= MARGIN) return { left, top, side: 'left', tip };
  return { left: within(right, MARGIN, most), top, side: null, tip };
}
