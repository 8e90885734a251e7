/** How long to wait for the page to become high enough, ms. */
const TIMEOUT_MS = 2_000;

/** Events of a person who scrolls. */
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a position, and again while the page is still growing, until the person scrolls.
 *
 * @param top pixels from the top of the page
 * @returns stops it
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
  const timer = setTimeout(end, TIMEOUT_MS);
  for (const kind of BY_HAND) window.addEventListener(kind, end, { passive: true });
  watcher.observe(document.body);
  return end;
}
