import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useMemo } from 'react';
import type { Place } from './change-session';

/** The page's own store and query cache. */
export function usePlace(): Place {
  const store = useStore();
  const queries = useQueryClient();
  return useMemo(() => ({ store, queries }), [store, queries]);
}
