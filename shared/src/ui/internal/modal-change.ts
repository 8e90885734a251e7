const NAME = 'storefront:modal';

/** Tells the page that a modal has opened or closed: each remote has its own Dialog, the page is what they share. */
export function announceModalChange(): void {
  document.dispatchEvent(new Event(NAME));
}

/** @returns the way to stop listening. */
export function onModalChange(listener: () => void): () => void {
  document.addEventListener(NAME, listener);
  return () => document.removeEventListener(NAME, listener);
}
