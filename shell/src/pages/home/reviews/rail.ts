/** Measurements of a rail of cards, px. */
export interface Rail {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
  /** From one card's edge to the next. */
  readonly step: number;
}

/** The scroll position one card to the left (-1) or right (1), wrapping around at both ends, px. */
export function nextStop({ scrollLeft, clientWidth, scrollWidth, step }: Rail, direction: -1 | 1): number {
  if (step <= 0) return 0;
  const end = Math.max(0, scrollWidth - clientWidth);
  const last = Math.ceil(end / step - 0.05);
  const here = Math.min(last, Math.round(scrollLeft / step));
  return Math.min(end, ((here + direction + last + 1) % (last + 1)) * step);
}
