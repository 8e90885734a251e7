import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { Button } from '@storefront/shared/ui/Button';
import { Notice } from '@storefront/shared/ui/Notice';
import { useWaitingOrder } from './use-waiting-order';
import { isStale } from './waiting-order';

/** Tells of an order that is not sent yet, and lets one send it now or leave it (P2, P19). Nothing where none waits. */
export function WaitingOrderNotice({ table }: { readonly table: string }) {
  const { order, isSending, send, discard } = useWaitingOrder(table);
  if (!order) return null;
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
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
      {pieces} {pieces === 1 ? 'item' : 'items'} for {formatRupees(toPaisa(order.payload.totalAmount ?? 0))}.{' '}
      {isStale(order, Date.now())
        ? 'It has been waiting for a while: send it if you are still at this table.'
        : 'We send it by ourselves once the network is back, and only once.'}
    </Notice>
  );
}
