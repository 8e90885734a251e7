import { onCartUpdated } from '@storefront/shared/events';
import { useMemo, useSyncExternalStore } from 'react';
import { readGuestText } from './guest-storage';
import type { Line } from './line';
import { readStoredLines } from './stored-line';

function subscribe(notify: () => void): () => void {
  const stop = onCartUpdated(notify);
  window.addEventListener('storage', notify);
  return () => {
    stop();
    window.removeEventListener('storage', notify);
  };
}

/** A guest's lines, following changes in this tab (`cartUpdated`) and in others (`storage`). Empty on a server. */
export function useGuestLines(table: string | null): readonly Line[] {
  const text = useSyncExternalStore(
    subscribe,
    () => readGuestText(table),
    () => '',
  );
  return useMemo(() => readStoredLines(text), [text]);
}
