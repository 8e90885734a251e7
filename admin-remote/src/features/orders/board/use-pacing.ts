import { readRuntimeConfig } from '@storefront/shared/config';
import type { Order } from '@storefront/shared/contract/entities/order';
import { callQuery } from '@storefront/shared/query/call-query';
import { normalisePlaceName } from '@storefront/shared/rules/shipping';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { NO_PACING, type Pacing, waitingIn } from './promise';

/**
 * Returns what the suggested minutes depend on (C210). The same object while nothing of it changes.
 *
 * @param now in ms
 */
export function usePacing(orders: readonly Order[], now: number): Pacing {
  const { ownServer: enabled } = readRuntimeConfig();
  const { pace = NO_PACING.pace } = useQuery({ ...callQuery('getSettings', {}), enabled }).data ?? {};
  const places = useQuery({ ...callQuery('listLocations', {}), enabled }).data;
  const { kitchen, bar, closet } = waitingIn(orders, now);
  return useMemo(() => {
    const ways = (places ?? []).flatMap(({ address, minutes }) =>
      minutes == null ? [] : [[normalisePlaceName(address), minutes] as const],
    );
    return { queue: { kitchen, bar, closet }, pace, ways: new Map(ways) };
  }, [kitchen, bar, closet, pace, places]);
}
