/** A pointer that stays so long on a link, or a focus, means it; most only pass over, ms. */
const INTENT = 65;

function pathBelow(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.target || link.download) return null;
  return link.pathname === window.location.pathname ? null : link.pathname;
}

/** Tells of pages of the shop whose links somebody is about to follow: pointed at, focused, or touched. */
export function linksPointedAt(tell: (pathname: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const consider = ({ target, type }: Event) => {
    clearTimeout(timer);
    const path = pathBelow(target);
    if (path === null) return;
    if (type === 'touchstart') tell(path);
    else timer = setTimeout(tell, INTENT, path);
  };
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const name of events) document.addEventListener(name, consider, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const name of events) document.removeEventListener(name, consider);
  };
}
