/** Gives the page a width for its media queries: a desk or a phone. */
export function stubWidth(isWide: boolean): void {
  window.matchMedia = (media) =>
    ({
      media,
      matches: isWide,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
}
