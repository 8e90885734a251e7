import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../query/call-query';
import { DEFAULT_ORDERING, type Ordering } from '../rules/opening-hours';

const settings = callQuery('getSettings', {});

/**
 * When the shop takes orders (C28): what came with the page or was asked for since, else the constants of §9.
 *
 * @param asks true where it is worth a request; no first screen waits for one.
 */
export function useOrdering(asks = false): Ordering {
  return useQuery({ ...settings, enabled: asks }).data ?? DEFAULT_ORDERING;
}
