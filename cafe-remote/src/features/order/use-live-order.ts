import { byServerClock } from '@storefront/shared/api';
import type { FollowedOrder } from '@storefront/shared/contract/entities/followed-order';
import { isUnderWay } from '@storefront/shared/ordering/order-news';
import { callQuery } from '@storefront/shared/query/call-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The query cache says when it read an order by this device's clock, so this file compares with that. */
// biome-ignore lint/plugin: shown times are converted
const deviceNow = () => Date.now();

/** An order that came with the page is not read again by mounting; the socket reads what it missed. ms */
const JUST_READ = 5_000;

/** How often an order under way is read without a socket, ms. */
const POLL = 10_000;

/** The same with a socket, in case it misses an event. */
const POLL_LIVE = 60_000;

/** After this time without news the page says how old they are, ms. */
const FRESH = 20_000;

interface Connection {
  readonly isConnected: boolean;
  /** When the socket was last connected, ms; 0: never. */
  readonly until: number;
}

const NEVER: Connection = { isConnected: false, until: 0 };

/** Returns whether a moment, in ms, is less than FRESH ago; renders again when it no longer is. */
function useIsFresh(at: number): boolean {
  const [staleAt, setStaleAt] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setStaleAt(at), at + FRESH - deviceNow());
    return () => clearTimeout(timer);
  }, [at]);
  return staleAt !== at;
}

/**
 * Reads an order that is under way: when its socket says so, and by polling where there is none (C197). Goes on after
 * its end, because staff may undo that (C168). `data` stays while the server does not answer.
 */
export function useLiveOrder(code: string, key: string | undefined) {
  const [{ isConnected, until }, setConnection] = useState(NEVER);
  const asked = callQuery('followOrder', { params: { code }, query: key === undefined ? {} : { key } });
  const client = useQueryClient();
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...asked,
    staleTime: JUST_READ,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isUnderWay(state.data) && (isConnected ? POLL_LIVE : POLL),
  });

  const [isFollowed, setFollowed] = useState(false);
  if (!isFollowed && data !== undefined && isUnderWay(data)) setFollowed(true);
  // The connection is that of the order before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order begins without one
  useEffect(() => () => setConnection(NEVER), [code, key]);

  const seenAt = Math.max(dataUpdatedAt, until);
  const [openedAt] = useState(() => deviceNow());
  const isFresh = useIsFresh(Math.max(seenAt, openedAt));
  return {
    data,
    error,
    /** When the page last knew how the order stands, by the server's clock, ms. */
    seenAt: byServerClock(seenAt),
    isLive: isConnected || isFresh,
    refetch,
    /** Whether the order is or was under way: then the page renders an `OrderFollower`. */
    isFollowed,
    onState: (isNow: boolean) =>
      setConnection((before) => ({
        isConnected: isNow,
        until: isNow || before.isConnected ? deviceNow() : before.until,
      })),
    show: (order: FollowedOrder) => client.setQueryData(asked.queryKey, order),
  };
}
