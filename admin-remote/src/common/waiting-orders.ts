import { serverNow } from '@storefront/shared/api';
import type { Order } from '@storefront/shared/contract/entities/order';
import { callQuery } from '@storefront/shared/query/call-query';
import { useQuery } from '@tanstack/react-query';
import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { openOrderIdsAtom } from './open-orders';
import { PENDING_ORDERS } from './order-cache';

/** An order that nobody touched for so long rings, ms (C230). */
const PATIENCE_MS = 3 * 60_000;

/** The server's clock minus `serverNow`, ms; null until the socket tells it. */
export const serverAheadAtom = atom<number | null>(null);

/** The orders that ring now. The alarm keeps it. */
export const waitingOrdersAtom = atom<readonly WaitingOrder[]>([]);

/** A pending order that nobody touched for three minutes. */
export interface WaitingOrder {
  readonly order: Order;
  /** Since when it rings, by `serverNow`, ms. */
  readonly since: number;
}

/**
 * Returns the pending orders that nobody placed, opened or changed within three minutes by the server's clock, the longest
 * waiting one first (C230). None with a server that does not tell its time and when orders were touched.
 */
export function useWaitingOrders(): readonly WaitingOrder[] {
  const ahead = useAtomValue(serverAheadAtom);
  const open = useAtomValue(openOrderIdsAtom);
  const { data = [] } = useQuery(callQuery('listOrders', { query: PENDING_ORDERS }));
  const [now, setNow] = useState(0);

  const untouched = data
    .filter(({ _id, status, touchedAt }) => status === 'pending' && touchedAt !== undefined && !open.has(_id))
    .map((order) => {
      const at = Math.max(Date.parse(order.createdAt), Date.parse(order.touchedAt ?? order.createdAt));
      return { order, since: at + PATIENCE_MS - (ahead ?? 0) };
    })
    .sort((a, b) => a.since - b.since);
  const next = untouched.find(({ since }) => since > now)?.since;

  useEffect(() => {
    if (ahead === null || next === undefined) return;
    const timer = setTimeout(() => setNow(serverNow()), Math.max(0, next - serverNow()));
    return () => clearTimeout(timer);
  }, [ahead, next]);

  return ahead === null ? [] : untouched.filter(({ since }) => since <= now);
}
