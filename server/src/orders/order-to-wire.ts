import type { Order, OrderItem } from '@storefront/shared/contract/entities/order';
import { toRupees } from '@storefront/shared/rules/money';
import type { OrderLinesTable } from '../platform/db/schema';
import type { Standing } from './effects/standing';

const lineToWire = (line: OrderLinesTable): OrderItem => ({
  _id: line.id,
  id: line.id,
  productId: line.item_id,
  type: line.item_type,
  pname: line.name,
  name: line.name,
  price: toRupees(line.price_paisa),
  quantity: line.quantity,
  selectedColor: line.color,
  selectedSize: line.size,
  requests: line.requests,
  image: line.image,
});

/** An order as staff see it (§3). `totalAmount` is what is to be collected (C21). */
export const orderToWire = ({ order, lines }: Standing): Order => ({
  _id: order.id,
  id: order.id,
  code: order.code,
  fullName: order.full_name,
  user: order.user_id,
  email: order.email,
  phone: order.phone,
  address: order.address,
  deliveryOption: order.delivery_option,
  deliveryLocation: order.delivery_location,
  tableNumber: order.table_number,
  tableConfirmed: order.table_confirmed === null ? null : order.table_confirmed === 1,
  status: order.status,
  totalAmount: toRupees(order.total_paisa),
  subtotal: toRupees(order.subtotal_paisa),
  deliveryFee: toRupees(order.fee_paisa),
  redeemedPoints: order.redeemed_points,
  pointsEarned: order.points_cafe + order.points_closet,
  createdAt: new Date(order.created_at).toISOString(),
  version: order.version,
  item: lines.map(lineToWire),
});
