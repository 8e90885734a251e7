/** Makes every media query match (desktop) or none (phone); jsdom has no width. */
export function fakeWidth(isWide: boolean): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: isWide,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}
