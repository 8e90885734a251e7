import { serverNow } from '@storefront/shared/api';
import { placeTableOrder } from '@storefront/shared/api/orders';
import { useCart } from '@storefront/shared/cart';
import { readGuestLines } from '@storefront/shared/cart/guest-storage';
import { readTableCode } from '@storefront/shared/cart/table-code';
import { readRuntimeConfig } from '@storefront/shared/config';
import type { OrderReceipt } from '@storefront/shared/contract/entities/order';
import type { OrderChange } from '@storefront/shared/contract/envelope';
import type { Input } from '@storefront/shared/contract/types';
import { usePerson } from '@storefront/shared/hooks/use-person';
import * as messages from '@storefront/shared/messages';
import { discountsOf } from '@storefront/shared/rules/discounts';
import { toRupees } from '@storefront/shared/rules/money';
import { newKey } from '@storefront/shared/rules/new-key';
import { addRound, toRound } from '@storefront/shared/rules/table-visit';
import { subtotal } from '@storefront/shared/rules/totals';
import { notify } from '@storefront/shared/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChangesDialogProps } from './ChangesDialog';
import { type CheckoutItem, optionTexts, toOrderLines, toPriced } from './checkout-item';
import { readGuestName } from './guest-name';
import { adoptUnansweredOrder, keyFor, otherUnansweredKey, readUnansweredOrder } from './idempotency-key';
import { applyItemChanges, canStillOrder, useRefreshPrices, withOptionNames } from './order-changes';
import { missingInCart } from './ordered-elsewhere';
import { askAgain, CHECKING, type Placement, placeOnce, reportEarlierPlaced } from './place-once';
import { useRemoveOrderedLines, withCartLines } from './remove-ordered-lines';
import { forgetWaiting, keepWaiting, readWaiting, whileNotSending } from './unsent-order';

type TableOrder = Input<'placeTableOrder'>['body'];

interface RefusedOrder {
  readonly items: readonly CheckoutItem[];
  readonly changes: readonly OrderChange[];
}

/** What a table pays: goods after happy hours. */
function totalOf(items: readonly CheckoutItem[]) {
  const lines = items.map(toPriced);
  return subtotal(lines) - discountsOf(lines).happyPaisa;
}

function toPayload(table: string, items: readonly CheckoutItem[]): TableOrder {
  const tableCode = readTableCode(table);
  const guestName = readGuestName();
  return {
    tableNumber: table,
    items: toOrderLines(items),
    totalAmount: toRupees(totalOf(items)),
    ...(readRuntimeConfig().ownServer && { showsChanges: true }),
    ...(tableCode && { tableCode }),
    ...(tableCode && guestName && { guestName }),
  };
}

const changesIn = (placement: Placement) =>
  (placement.kind === 'refused' && placement.error.conflict?.changes) || [];

/**
 * Stores an order without an answer, unless an earlier one is unanswered (P2). Another server takes no keys (C86).
 *
 * @returns true if it is stored: then `WaitingOrderNotice` says that it is not sent yet
 */
function storeForLater(table: string, scope: string, items: readonly CheckoutItem[]): boolean {
  const payload = toPayload(table, items);
  if (!readRuntimeConfig().ownServer || otherUnansweredKey(scope, payload) !== null) return false;
  return keepWaiting(table, { key: keyFor(scope, payload), payload, items, since: serverNow() });
}

/** Adds a placed order to what the pages show as ordered at this table (C150). @param items of it, if they are known */
function recordRound(
  table: string,
  order: TableOrder,
  receipt: OrderReceipt | null,
  items: readonly CheckoutItem[] = [],
): void {
  const now = serverNow();
  addRound(table, toRound(order, receipt, newKey(), now, optionTexts(items)), now);
}

/** Places orders from a table and takes the ordered lines out of its cart (§4 "Table order"). */
export function useTableOrder(table: string | null) {
  const removeOrderedLines = useRemoveOrderedLines(table);
  const refreshPrices = useRefreshPrices();
  const queries = useQueryClient();
  const isMember = usePerson() !== null;
  const { lines } = useCart(table);
  const [refused, setRefused] = useState<RefusedOrder | null>(null);

  const report = (placement: Placement, items: readonly CheckoutItem[], progress: string) => {
    const changes = changesIn(placement);
    if (changes.length > 0) {
      notify.dismiss(progress);
      setRefused({ items, changes: withOptionNames(changes, items) });
      refreshPrices();
    } else if (placement.kind === 'earlier-placed') {
      notify.dismiss(progress);
      reportEarlierPlaced(placement.receipt);
    } else {
      notify.error(placement.kind === 'unknown' ? messages.table.error : messages.table.failed, progress);
    }
  };

  const mutationKey = ['placeTableOrder', table];
  const { mutateAsync, isPending } = useMutation({
    mutationKey,
    mutationFn: async (ordered: readonly CheckoutItem[]): Promise<boolean> => {
      if (table === null) return false;
      const items = isMember && readRuntimeConfig().ownServer ? withCartLines(ordered, lines) : ordered;
      const progress = notify.loading(messages.table.placing);
      const scope = `table:${table}`;
      const payload = toPayload(table, items);
      const { earlier, placement } = await whileNotSending(table, async () => {
        const waiting = readWaiting(table);
        // Another tab may have stored it, and it may have arrived.
        if (waiting) adoptUnansweredOrder(scope, waiting);
        const earlier = readUnansweredOrder(scope);
        // Another tab may have placed it while this one waited.
        const missing = isMember ? [] : missingInCart(items, readGuestLines(table));
        if (missing.length > 0) return { earlier, placement: askAgain(missing) };
        const placement = await placeOnce({
          scope,
          payload,
          place: placeTableOrder,
          onChecking: () => notify.loading(CHECKING, progress),
        });
        if (placement.kind === 'placed') {
          recordRound(table, payload, placement.receipt, items);
          await removeOrderedLines(items);
        }
        return { earlier, placement };
      });
      if (placement.kind !== 'unknown') forgetWaiting(table);
      else if (storeForLater(table, scope, items)) {
        // No error as well: the notice says that the order is sent later (C109).
        notify.dismiss(progress);
        return false;
      }
      if (placement.kind === 'earlier-placed' && earlier)
        recordRound(table, JSON.parse(earlier.payload), placement.receipt);
      if (placement.kind !== 'placed') {
        report(placement, items, progress);
        return false;
      }
      notify.success(messages.table.placed, progress);
      return true;
    },
  });

  /** Places an order, unless one is being placed: a second click may come before the button is busy (P1). @returns whether it was placed. */
  const orderFromTable = async (items: readonly CheckoutItem[]): Promise<boolean> =>
    queries.isMutating({ mutationKey }) === 0 && mutateAsync(items);

  const changes = refused?.changes ?? [];
  const accepted = applyItemChanges(refused?.items ?? [], changes);
  const changesDialog: ChangesDialogProps = {
    changes,
    total: canStillOrder(accepted.length, changes) ? totalOf(accepted) : null,
    onAccept: () => {
      setRefused(null);
      void orderFromTable(accepted);
    },
    onClose: () => setRefused(null),
  };

  return { orderFromTable, isPlacing: isPending, changesDialog };
}
