/** Detail of a `cartUpdated` event. */
export interface CartUpdated {
  /** The cart that changed: a table's id, or null for the normal cart. */
  readonly table: string | null;
}

/** The browser event that every change of a cart fires (§3 "Guest cart item", §4 "Cart"). */
export const CART_UPDATED = 'cartUpdated';

/** Fires `cartUpdated`. Does nothing outside a browser. */
export function emitCartUpdated(detail: CartUpdated): void {
  if (typeof window === 'undefined') return;
  window.dispatchEvent(new CustomEvent<CartUpdated>(CART_UPDATED, { detail }));
}

/**
 * Listens for `cartUpdated`. An event fired without detail, by code that knows only the name, counts as the
 * normal cart's.
 *
 * @returns the function that stops listening.
 */
export function onCartUpdated(listener: (change: CartUpdated) => void): () => void {
  const handle = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null;
    const table = typeof detail === 'object' && detail !== null && 'table' in detail ? detail.table : null;
    listener({ table: typeof table === 'string' ? table : null });
  };
  window.addEventListener(CART_UPDATED, handle);
  return () => window.removeEventListener(CART_UPDATED, handle);
}
