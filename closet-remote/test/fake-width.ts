/** jsdom has no width: every media query holds, or none. */
export function fakeWidth(isWide: boolean): void {
  window.matchMedia = (media) =>
    ({
      media,
      matches: isWide,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
}
