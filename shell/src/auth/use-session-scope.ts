import type { SessionScope } from '@storefront/shared/session';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useMemo } from 'react';

/** The page's own store and query cache. */
export function useSessionScope(): SessionScope {
  const store = useStore();
  const queries = useQueryClient();
  return useMemo(() => ({ store, queries }), [store, queries]);
}
