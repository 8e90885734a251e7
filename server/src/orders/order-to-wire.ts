import type { Order, OrderItem, OrderReceipt } from '@storefront/shared/contract/entities/order';
import { toRupees } from '@storefront/shared/rules/money';
import type { OrderLinesTable, OrdersTable } from '../platform/db/schema';
import type { OrderWithLines } from './order-with-lines';

/** The fields for staff and customer; amounts in rupees. `totalAmount` is the amount to collect (C21). */
const common = (order: OrdersTable) => ({
  _id: order.id,
  id: order.id,
  code: order.code,
  status: order.status,
  totalAmount: toRupees(order.total_paisa),
  subtotal: toRupees(order.subtotal_paisa),
  deliveryFee: toRupees(order.fee_paisa),
  redeemedPoints: order.redeemed_points,
  pointsEarned: order.points_cafe + order.points_closet,
  createdAt: new Date(order.created_at).toISOString(),
});

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

/** Returns an order as staff see it (§3). */
export const orderToWire = ({ order, lines }: OrderWithLines): Order => ({
  ...common(order),
  fullName: order.full_name,
  user: order.user_id,
  email: order.email,
  phone: order.phone,
  address: order.address,
  deliveryOption: order.delivery_option,
  deliveryLocation: order.delivery_location,
  tableNumber: order.table_number,
  tableConfirmed: order.table_confirmed === null ? null : order.table_confirmed === 1,
  version: order.version,
  editedAt: order.edited_at === null ? null : new Date(order.edited_at).toISOString(),
  item: lines.map(lineToWire),
});

/** Returns the receipt for the customer, without contact data (P52). */
export const receiptToWire = (order: OrdersTable): OrderReceipt => common(order);
