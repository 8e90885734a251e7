import type { OrderChange } from '@storefront/shared/contract/envelope';
import { clientPaisa } from '@storefront/shared/ordering/price-lines';
import { type Paisa, toRupees } from '@storefront/shared/rules/money';
import { POINT_VALUE_PAISA } from '@storefront/shared/rules/points';
import type { Placing } from './placing';
import type { Delivery } from './settle-destination';

/** The fee that the client's own numbers imply; null where they do not say. */
function impliedFee({ lines, totalAmount, points }: Placing): Paisa | null {
  if (totalAmount === null || totalAmount === undefined) return null;
  let goods = 0;
  for (const { price, quantity } of lines) {
    if (price === null) return null;
    goods += clientPaisa(price) * quantity;
  }
  const fee = clientPaisa(totalAmount) + points * POINT_VALUE_PAISA - goods;
  return Number.isSafeInteger(fee) && fee >= 0 ? fee : null;
}

/** The change of the delivery fee, as far as the client's numbers tell it (P4, P14). */
export function feeChanges(placing: Placing, delivery: Delivery): OrderChange[] {
  const was = impliedFee(placing);
  if (was === null || was === delivery.fee_paisa) return [];
  const name = delivery.delivery_location ?? '';
  return [{ kind: 'fee', _id: null, name, was: toRupees(was), now: toRupees(delivery.fee_paisa) }];
}
