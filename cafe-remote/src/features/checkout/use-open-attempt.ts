import { readRuntimeConfig } from '@storefront/shared/config';
import { notify } from '@storefront/shared/toast';
import { useEffect, useEffectEvent } from 'react';
import { endAttempt, openAttempt } from '../../common/attempt-key';
import type { CheckoutItem } from '../../common/checkout-item';
import { toOrderLines } from '../../common/order-lines';
import { askFor } from '../../common/place-safely';
import { CHECKING, tellEarlierPlaced } from '../../common/tell-placement';
import type { OrderPayload } from './order-payload';
import { useFinishOrder } from './use-finish-order';
import { CHECKOUT } from './use-place-order';

const isFor = (payload: OrderPayload, items: readonly CheckoutItem[]) =>
  JSON.stringify(payload.item) === JSON.stringify(toOrderLines(items));

/**
 * Whoever reloads the checkout after an answer was lost is told how the order ended, before they order again (P2).
 * Nobody to be asked, or no such order: the checkout goes on, and its key makes the next try harmless.
 */
export function useOpenAttempt(items: readonly CheckoutItem[]): void {
  const finish = useFinishOrder();

  const ask = useEffectEvent(async () => {
    const attempt = openAttempt(CHECKOUT);
    if (!attempt || !readRuntimeConfig().ownServer) return;
    const progress = notify.loading(CHECKING);
    const receipt = await askFor(attempt.key).catch(() => null);
    // Meanwhile the order may have been sent again, and its end been told.
    if (!receipt || openAttempt(CHECKOUT)?.key !== attempt.key) return notify.dismiss(progress);
    endAttempt(CHECKOUT);
    const payload: OrderPayload = JSON.parse(attempt.payload);
    if (isFor(payload, items)) return finish(receipt, { payload, items }, progress);
    notify.dismiss(progress);
    tellEarlierPlaced({ kind: 'earlier-placed', receipt });
  });

  useEffect(() => {
    void ask();
  }, []);
}
