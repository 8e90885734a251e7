import { placeTableOrder } from '@storefront/shared/api/orders';
import { readTableCode } from '@storefront/shared/cart/table-code';
import { readRuntimeConfig } from '@storefront/shared/config';
import type { OrderChange } from '@storefront/shared/contract/envelope';
import { messages } from '@storefront/shared/messages';
import { toRupees } from '@storefront/shared/rules/money';
import { subtotal } from '@storefront/shared/rules/totals';
import { notify } from '@storefront/shared/toast';
import { useState } from 'react';
import { applyItemChanges } from './apply-item-changes';
import { keyFor, openKey } from './attempt-key';
import { canStillOrder } from './change-text';
import type { CheckoutItem } from './checkout-item';
import { toOrderLines } from './order-lines';
import { type Placement, placeSafely } from './place-safely';
import { toPriced } from './priced';
import { CHECKING, tellEarlierPlaced } from './tell-placement';
import { useBusy } from './use-busy';
import { useRefreshPrices } from './use-refresh-prices';
import { useSettleCart } from './use-settle-cart';
import type { WhatChangedProps } from './WhatChanged';
import { forgetWaiting, keepWaiting } from './waiting/waiting-order';

interface Refused {
  readonly items: readonly CheckoutItem[];
  readonly changes: readonly OrderChange[];
}

const totalOf = (items: readonly CheckoutItem[]) => subtotal(items.map(toPriced));

function toPayload(table: string, items: readonly CheckoutItem[]) {
  const tableCode = readTableCode(table);
  return {
    tableNumber: table,
    items: toOrderLines(items),
    totalAmount: toRupees(totalOf(items)),
    ...(tableCode && { tableCode }),
  };
}

const changesIn = (placement: Placement) =>
  (placement.kind === 'refused' && placement.error.conflict?.changes) || [];

/** Keeps an order that did not arrive, unless it is an earlier one that waits (P2); another server takes no keys (C86). */
function waitForNetwork(table: string, scope: string, items: readonly CheckoutItem[]): void {
  const payload = toPayload(table, items);
  if (!readRuntimeConfig().ownServer || openKey(scope, payload) !== null) return;
  keepWaiting(table, { key: keyFor(scope, payload), payload, items, since: Date.now() });
}

/** Orders items to a table, and takes the ordered lines out of its cart (§4 "Table order"). */
export function useTableOrder(table: string | null) {
  const settle = useSettleCart(table);
  const refreshPrices = useRefreshPrices();
  const [isPlacing, run] = useBusy();
  const [refused, setRefused] = useState<Refused | null>(null);

  const tell = (placement: Placement, items: readonly CheckoutItem[], progress: string) => {
    const changes = changesIn(placement);
    if (changes.length > 0) {
      notify.dismiss(progress);
      setRefused({ items, changes });
      refreshPrices();
    } else if (placement.kind === 'earlier-placed') {
      notify.dismiss(progress);
      tellEarlierPlaced(placement);
    } else {
      notify.error(placement.kind === 'unknown' ? messages.table.error : messages.table.failed, progress);
    }
  };

  /** @returns whether the order was placed. */
  const orderFromTable = async (items: readonly CheckoutItem[]): Promise<boolean> => {
    if (table === null) return false;
    const isPlaced = await run(async () => {
      const progress = notify.loading(messages.table.placing);
      const scope = `table:${table}`;
      const placement = await placeSafely({
        scope,
        payload: toPayload(table, items),
        place: placeTableOrder,
        onChecking: () => notify.loading(CHECKING, progress),
      });
      if (placement.kind === 'unknown') waitForNetwork(table, scope, items);
      else forgetWaiting(table);
      if (placement.kind !== 'placed') {
        tell(placement, items, progress);
        return false;
      }
      notify.success(messages.table.placed, progress);
      await settle(items);
      return true;
    });
    return isPlaced === true;
  };

  const changes = refused?.changes ?? [];
  const accepted = applyItemChanges(refused?.items ?? [], changes);
  const whatChanged: WhatChangedProps = {
    changes,
    total: canStillOrder(accepted.length, changes) ? totalOf(accepted) : null,
    onAccept: () => {
      setRefused(null);
      void orderFromTable(accepted);
    },
    onClose: () => setRefused(null),
  };

  return { orderFromTable, isPlacing, whatChanged };
}
