/** How long a page may grow until the place where one left it is reachable again, ms. */
const GROWING = 2_000;

/** What people scroll with. */
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to where one was, again while the page is still growing to that height, until somebody scrolls by hand.
 *
 * @param top pixels from the top of the page
 * @returns ends it
 */
export function restoreScroll(top: number): () => void {
  window.scrollTo(0, top);
  const watcher = new ResizeObserver(() => {
    if (window.scrollY < top) window.scrollTo(0, top);
  });
  const end = () => {
    clearTimeout(timer);
    watcher.disconnect();
    for (const kind of BY_HAND) window.removeEventListener(kind, end);
  };
  const timer = setTimeout(end, GROWING);
  for (const kind of BY_HAND) window.addEventListener(kind, end, { passive: true });
  watcher.observe(document.body);
  return end;
}
