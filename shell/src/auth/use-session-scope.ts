import type { SessionScope } from '@storefront/shared/session';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useMemo } from 'react';

/** Returns the page's store and query cache. */
export function useSessionScope(): SessionScope {
  const store = useStore();
  const queries = useQueryClient();
  return useMemo(() => ({ store, queries }), [store, queries]);
}
