/** What jsdom computes from all style sheets; absent in tests without a page. */
const fromStyleSheets = typeof window === 'undefined' ? undefined : window.getComputedStyle;

/**
 * Makes `getComputedStyle` tell only what stands on the element itself. jsdom matches every rule of every sheet against
 * an element each time, which took half the time of the tests. What a sheet hides is mostly tested in a browser.
 */
export function skipStyleSheets(): void {
  if (fromStyleSheets) window.getComputedStyle = (element) => (element as HTMLElement).style;
}

/** For the head of a test file that looks at what style sheets show or hide: they count again in this file. */
export function readStyleSheets(): void {
  if (fromStyleSheets) window.getComputedStyle = fromStyleSheets;
}
