import { serverNow } from '@storefront/shared/api';
import * as messages from '@storefront/shared/messages';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { notify } from '@storefront/shared/toast';
import { Button } from '@storefront/shared/ui/Button';
import { Notice } from '@storefront/shared/ui/Notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react';
import { useRemoveOrderedLines } from './remove-ordered-lines';
import {
  forgetWaiting,
  isStale,
  onWaitingChange,
  readWaiting,
  readWaitingText,
  sendWaiting,
  type UnsentOrder,
} from './unsent-order';

/** How often a stored order is sent again, ms; the `online` event sends it at once. */
const RETRY_MS = 10_000;

interface Waiting {
  readonly order: UnsentOrder | null;
  readonly isSending: boolean;
  readonly send: () => void;
  readonly discard: () => void;
}

/** The stored order of a table. Sends it on mount, when the browser goes online, and every ten seconds. */
function useWaitingOrder(table: string): Waiting {
  const text = useSyncExternalStore(
    onWaitingChange,
    () => readWaitingText(table),
    () => '',
  );
  const order = useMemo(() => (text === '' ? null : readWaiting(table)), [text, table]);
  const removeOrderedLines = useRemoveOrderedLines(table);
  const queries = useQueryClient();
  const mutationKey = ['sendWaitingOrder', table];
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: async () => {
      const sent = await sendWaiting(table);
      if (sent.kind === 'refused') notify.error(sent.error.message || messages.table.failed);
      if (sent.kind !== 'placed') return;
      notify.success(messages.table.placed);
      await removeOrderedLines(sent.order.items);
    },
  });
  const send = () => {
    if (queries.isMutating({ mutationKey }) === 0) mutate();
  };

  const isWaiting = order !== null;
  const autoSend = useEffectEvent(() => {
    if (order && !isStale(order, serverNow())) send();
  });
  useEffect(() => {
    if (!isWaiting) return;
    const sendIfFresh = () => autoSend();
    sendIfFresh();
    const timer = setInterval(sendIfFresh, RETRY_MS);
    window.addEventListener('online', sendIfFresh);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sendIfFresh);
    };
  }, [isWaiting]);

  return { order, isSending: isPending, send, discard: () => forgetWaiting(table) };
}

/** Scrolls an element into view when it appears later than the page: the button that was pressed may be far below. */
function useShownOnce(isShown: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (isShown && !wasShown.current) box.current?.scrollIntoView?.({ block: 'center' });
    wasShown.current = isShown;
  }, [isShown]);
  return box;
}

/** Shows a table order that is not sent yet, with buttons to send or discard it (P2, P19). */
export function WaitingOrderNotice({ table }: { readonly table: string }) {
  const { order, isSending, send, discard } = useWaitingOrder(table);
  const box = useShownOnce(order !== null);
  if (!order) return null;
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div ref={box}>
      <Notice
        kind="warning"
        title="Your order is not sent yet"
        actions={
          <>
            <Button busy={isSending} onClick={send}>
              Send now
            </Button>
            <Button variant="secondary" onClick={discard}>
              Do not send
            </Button>
          </>
        }
      >
        {`${pieces} ${pieces === 1 ? 'item' : 'items'} for ${formatRupees(toPaisa(order.payload.totalAmount ?? 0))}. ${
          isStale(order, serverNow())
            ? 'It has been waiting for a while: send it if you are still at this table.'
            : 'We send it by ourselves once the network is back, and only once.'
        }`}
      </Notice>
    </div>
  );
}
