import { placeTableOrder } from '@storefront/shared/api/orders';
import { useCartActions } from '@storefront/shared/cart';
import { messages } from '@storefront/shared/messages';
import { toRupees } from '@storefront/shared/rules/money';
import { subtotal } from '@storefront/shared/rules/totals';
import { notify } from '@storefront/shared/toast';
import { useState } from 'react';
import type { CheckoutItem } from './checkout-item';
import { toOrderLines } from './order-lines';
import { placeSafely } from './place-safely';
import { toPriced } from './priced';

/** Orders items to a table, and takes the ordered lines out of its cart (§4 "Table order"). */
export function useTableOrder(table: string | null) {
  const { remove } = useCartActions(table);
  const [isPlacing, setIsPlacing] = useState(false);

  const orderFromTable = async (items: readonly CheckoutItem[]): Promise<boolean> => {
    if (table === null || isPlacing) return false;
    setIsPlacing(true);
    const progress = notify.loading(messages.table.placing);
    const payload = {
      tableNumber: table,
      items: toOrderLines(items),
      totalAmount: toRupees(subtotal(items.map(toPriced))),
    };
    const placement = await placeSafely(`table:${table}`, payload, placeTableOrder, () =>
      notify.loading('Checking whether your order went through…', progress),
    );
    setIsPlacing(false);
    if (placement.kind !== 'placed') {
      notify.error(placement.kind === 'unknown' ? messages.table.error : messages.table.failed, progress);
      return false;
    }
    notify.success(messages.table.placed, progress);
    const lineIds = items.map(({ lineId }) => lineId).filter((lineId) => lineId !== null);
    if (lineIds.length > 0) await remove(lineIds);
    return true;
  };

  return { orderFromTable, isPlacing };
}
