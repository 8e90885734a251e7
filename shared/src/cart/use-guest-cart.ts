import { onCartUpdated } from '@storefront/shared/events';
import { useMemo, useSyncExternalStore } from 'react';
import { readGuestText } from './guest-storage';
import { readStoredCart, type StoredCart } from './stored-line';

function subscribe(notify: () => void): () => void {
  const stop = onCartUpdated(notify);
  window.addEventListener('storage', notify);
  return () => {
    stop();
    window.removeEventListener('storage', notify);
  };
}

/** A guest's cart, following changes in this tab (`cartUpdated`) and in others (`storage`). Empty on a server. */
export function useGuestCart(table: string | null): StoredCart {
  const text = useSyncExternalStore(
    subscribe,
    () => readGuestText(table),
    () => '',
  );
  return useMemo(() => readStoredCart(text), [text]);
}
