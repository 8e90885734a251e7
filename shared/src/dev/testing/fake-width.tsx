/** jsdom has no width: every media query holds, as on a desk, or none, as on a phone. */
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
