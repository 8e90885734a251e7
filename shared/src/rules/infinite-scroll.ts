/** What was read so far: the raw size of the last page, and how many of its items a filter left visible. */
export interface ScrollReading {
  readonly rawCount: number;
  readonly visibleCount: number;
}

/**
 * What to do after a page of an endless list (§4, C54, C67, P27): only an empty raw page ends it; a page of which a
 * filter hid everything asks for the next at once; else the next waits for the reader.
 */
export function afterPage({ rawCount, visibleCount }: ScrollReading): 'end' | 'load-next' | 'wait' {
  if (rawCount === 0) return 'end';
  return visibleCount === 0 ? 'load-next' : 'wait';
}
