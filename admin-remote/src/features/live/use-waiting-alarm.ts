import { serverNow } from '@storefront/shared/api';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { closeNotification, showNotification } from '../../common/notifications';
import { headline } from '../../common/order-words';
import { useBell } from '../../common/sound/use-bell';
import { useWaitingOrders, type WaitingOrder, waitingOrdersAtom } from '../../common/waiting-orders';

/** Time from one ring to the next, ms. */
const BEAT_MS = 30_000;

/** A screen that joins later than this after a beat waits for the next one, ms. */
const LATE_MS = 1_500;

/**
 * Rings every 30 seconds while an order waits that nobody touched for three minutes, and shows one notification per order
 * where the browser allows it (C230). All windows count from the same moment, so they ring together.
 */
export function useWaitingAlarm(): void {
  const waiting = useWaitingOrders();
  const setWaiting = useSetAtom(waitingOrdersAtom);
  const bell = useBell();
  const [longest] = waiting;
  const since = longest?.since;
  const ids = waiting.map(({ order }) => order._id).join(' ');

  const publish = useEffectEvent(() => setWaiting(waiting));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is new in each render, its ids tell
  useEffect(() => publish(), [ids]);

  useEffect(() => {
    if (since === undefined) return;
    const elapsed = () => Math.max(0, serverNow() - since);
    const joinedLate = elapsed() % BEAT_MS > LATE_MS;
    let rung = joinedLate ? Math.floor(elapsed() / BEAT_MS) : -1;
    let timer: ReturnType<typeof setTimeout>;
    // Timers of a tab in the background are late by up to a minute: a beat that passed still rings.
    const beat = () => {
      const count = Math.floor(elapsed() / BEAT_MS);
      if (count > rung) void bell(1, 'alarm');
      rung = count;
      timer = setTimeout(beat, BEAT_MS - (elapsed() % BEAT_MS));
    };
    beat();
    return () => clearTimeout(timer);
  }, [since, bell]);

  useNotice(waiting, ids);
}

/** Shows a notification for orders that began to wait, and removes it when none waits any more. */
function useNotice(waiting: readonly WaitingOrder[], ids: string): void {
  const known = useRef(new Set<string>());
  const notify = useEffectEvent(() => {
    const [first, ...rest] = waiting.filter(({ order }) => !known.current.has(order._id));
    known.current = new Set(waiting.map(({ order }) => order._id));
    if (waiting.length === 0) closeNotification();
    if (!first) return;
    void showNotification({
      title: rest.length === 0 ? 'An order waits' : `${rest.length + 1} orders wait`,
      body: `${headline(first.order)}. Nobody has opened it for three minutes.`,
      tag: `order waits ${first.order._id}`,
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is new in each render, its ids tell
  useEffect(() => notify(), [ids]);
  useEffect(() => closeNotification, []);
}
