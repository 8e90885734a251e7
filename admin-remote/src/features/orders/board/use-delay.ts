import { serverNow } from '@storefront/shared/api';
import type { Order } from '@storefront/shared/contract/entities/order';
import { useEffect, useState } from 'react';
import { UNDO_MS } from '../steady/status-changes';
import { setStep } from './change-step';
import { laneOf } from './lanes';
import { DELAY_MINUTES, delayedTime } from './promise';
import type { useOrderChange } from './use-order-change';

/** The server takes a time that is at most five minutes past; four leave room for the press of Undo. */
const RESTORABLE_MS = 4 * 60_000;

const isRestorable = (promisedAt: string | null | undefined): boolean =>
  !promisedAt || Date.parse(promisedAt) > serverNow() - RESTORABLE_MS;

/** Delays an order by ten minutes. For ten seconds it can be taken back (C211). */
export function useDelay(order: Order, change: ReturnType<typeof useOrderChange>['change']) {
  const [before, setBefore] = useState<Order | null>(null);
  useEffect(() => {
    if (!before) return;
    const timer = setTimeout(() => setBefore(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [before]);

  const lane = laneOf(order);
  const step = lane === null || lane === 'new' ? null : lane;
  const delay = () => {
    if (!step) return;
    const keep = () => isRestorable(order.promisedAt) && setBefore(order);
    const make = (current: Order) =>
      setStep(current, current.step ?? step, delayedTime(current, serverNow()));
    void change(() => make(order), keep, { order, words: `Delay by ${DELAY_MINUTES} min`, make });
  };
  const undo = () => {
    if (step && before)
      void change(
        () => setStep(order, step, before.promisedAt ?? null),
        () => setBefore(null),
      );
  };
  return { delay, undo, canUndo: before !== null };
}
