import type { PricedLine } from '@storefront/shared/ordering/price-lines';
import { newId } from '../platform/db/ids';
import type { OrderLinesTable } from '../platform/db/schema';

/** A line as it is stored with its order (C78). @param position from 0 */
export const lineRow = (orderId: string, line: PricedLine, position: number): OrderLinesTable => ({
  id: newId(),
  order_id: orderId,
  position,
  item_type: line.type,
  item_id: line.itemId,
  name: line.name,
  price_paisa: line.pricePaisa,
  quantity: line.quantity,
  color: line.selectedColor,
  size: line.selectedSize,
  requests: line.requests,
  image: line.image,
  restocked: 0,
});
