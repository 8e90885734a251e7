const NAME = 'storefront:modal';

/**
 * Announces that a modal opened or closed. Each remote has its own copy of Dialog, so the document carries the event.
 */
export function announceModalChange(): void {
  document.dispatchEvent(new Event(NAME));
}

/** @returns a function that unsubscribes. */
export function onModalChange(listener: () => void): () => void {
  document.addEventListener(NAME, listener);
  return () => document.removeEventListener(NAME, listener);
}
