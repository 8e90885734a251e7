import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '../api/api-error';
import { readRuntimeConfig } from '../config/runtime-config';
import { callQuery } from '../query/call-query';
import { usePerson } from './use-person';

/**
 * Reads the saved addresses of the signed-in member, last used first (C266). `isOffered` is false for a guest, and with a
 * server that lacks the call (404, or §7 alone: not called).
 */
export function useSavedAddresses() {
  const isAsked = usePerson() !== null && readRuntimeConfig().ownServer;
  const query = useQuery({ ...callQuery('listAddresses', {}), enabled: isAsked });
  return { query, isOffered: isAsked && !isNotFound(query.error) };
}
