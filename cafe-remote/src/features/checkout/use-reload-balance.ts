import { loadSession, personAtom } from '@storefront/shared/session';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useCallback } from 'react';

/** Returns a function that reads the member's balance from the server again (C13); it does nothing for a guest. */
export function useReloadBalance(): () => void {
  const store = useStore();
  const queries = useQueryClient();
  return useCallback(() => {
    if (store.get(personAtom)) void loadSession({ store, queries });
  }, [store, queries]);
}
