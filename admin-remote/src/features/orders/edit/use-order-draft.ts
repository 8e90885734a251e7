import { readRuntimeConfig } from '@storefront/shared/config';
import type { Order } from '@storefront/shared/contract/entities/order';
import { useOrderingSettings } from '@storefront/shared/hooks/use-ordering-settings';
import * as messages from '@storefront/shared/messages';
import { canRemoveOrderLine } from '@storefront/shared/rules/orders';
import { clampQuantity } from '@storefront/shared/rules/quantity';
import { notify } from '@storefront/shared/toast';
import { useState } from 'react';
import { type DraftLine, draftSums, toDraft } from './draft';

/** Holds the lines of an order while staff edit them (§5 "Admin order edit"). */
export function useOrderDraft(order: Order) {
  const [lines, setLines] = useState(() => toDraft(order));
  const [isChanged, setIsChanged] = useState(false);
  const { happyHours } = useOrderingSettings(readRuntimeConfig().ownServer);

  const change = (next: readonly DraftLine[]) => {
    setLines([...next]);
    setIsChanged(true);
  };

  return {
    lines,
    isChanged,
    sums: draftSums(order, lines, isChanged, happyHours),
    setQuantity: (key: string, quantity: number) =>
      change(lines.map((line) => (line.key === key ? { ...line, quantity: clampQuantity(quantity) } : line))),
    remove(key: string) {
      if (canRemoveOrderLine(lines.length)) change(lines.filter((line) => line.key !== key));
      else notify.error(messages.admin.lastItem, 'last-item');
    },
    add(line: DraftLine) {
      change([...lines, line]);
      notify.success(messages.admin.itemAddedToOrder);
    },
    /** Replaces the lines, as a conflict does. */
    set: change,
    /** Resets the lines to those of the order. */
    restart(newest: Order) {
      setLines(toDraft(newest));
      setIsChanged(false);
    },
  };
}
