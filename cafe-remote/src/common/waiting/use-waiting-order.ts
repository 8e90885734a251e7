import { messages } from '@storefront/shared/messages';
import { notify } from '@storefront/shared/toast';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { useBusy } from '../use-busy';
import { useSettleCart } from '../use-settle-cart';
import { sendWaiting } from './send-waiting';
import {
  forgetWaiting,
  isStale,
  onWaitingChange,
  readWaiting,
  readWaitingText,
  type WaitingOrder,
} from './waiting-order';

/** How often an order is tried again by itself, ms. A network that is back says so at once. */
const RETRY = 10_000;

export interface Waiting {
  readonly order: WaitingOrder | null;
  readonly isSending: boolean;
  readonly send: () => void;
  readonly discard: () => void;
}

/** The order that waits at a table, sent as soon as the network is back: at once, when told, and every ten seconds. */
export function useWaitingOrder(table: string): Waiting {
  const text = useSyncExternalStore(
    onWaitingChange,
    () => readWaitingText(table),
    () => '',
  );
  // The text stands for what is stored.
  const order = useMemo(() => (text === '' ? null : readWaiting(table)), [text, table]);
  const settle = useSettleCart(table);
  const [isSending, run] = useBusy();

  const send = () =>
    void run(async () => {
      const sent = await sendWaiting(table);
      if (sent.kind === 'refused') notify.error(sent.error.message || messages.table.failed);
      if (sent.kind !== 'placed') return;
      notify.success(messages.table.placed);
      await settle(sent.order.items);
    });

  const isWaiting = order !== null;
  const sendBySelf = useEffectEvent(() => {
    if (order && !isStale(order, Date.now())) send();
  });
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => sendBySelf();
    again();
    const timer = setInterval(again, RETRY);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isWaiting]);

  return { order, isSending, send, discard: () => forgetWaiting(table) };
}
