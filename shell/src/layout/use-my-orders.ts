import { isNotFound } from '@storefront/shared/api/api-error';
import { readRuntimeConfig } from '@storefront/shared/config';
import { usePerson } from '@storefront/shared/hooks/use-person';
import { callQuery } from '@storefront/shared/query/call-query';
import { useQuery } from '@tanstack/react-query';

/**
 * Reads the latest orders of the signed-in member (C194). `isOffered` is false for a guest, and with a server that lacks the
 * call (404, or §7 alone: not called, C86).
 *
 * @param staleTime how long an answer is good, ms
 */
export function useMyOrders(staleTime: number) {
  const isAsked = usePerson() !== null && readRuntimeConfig().ownServer;
  const query = useQuery({ ...callQuery('listMyOrders', { query: {} }), enabled: isAsked, staleTime });
  return { query, isOffered: isAsked && !isNotFound(query.error) };
}
