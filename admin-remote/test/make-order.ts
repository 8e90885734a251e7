import type { Order, OrderItem } from '@storefront/shared/contract/entities/order';
import { orderCode } from '@storefront/shared/rules/orders';

let count = 0;

/** Returns an order line: by default one cappuccino. */
export function makeItem(about: Partial<OrderItem> = {}): OrderItem {
  count += 1;
  return {
    _id: `line-${count}`,
    productId: 'product-coffee-3',
    type: 'product',
    name: 'Cappuccino',
    price: 210,
    quantity: 1,
    selectedColor: null,
    selectedSize: null,
    requests: '',
    ...about,
  };
}

/** Returns an order as the API does: by default pending, to Lakeside. */
export function makeOrder(about: Partial<Order> = {}): Order {
  count += 1;
  const _id = about._id ?? `order-${count}`;
  return {
    _id,
    id: _id,
    code: orderCode(_id),
    fullName: 'Sita Rai',
    user: null,
    email: null,
    phone: '9841234567',
    address: 'House 14',
    deliveryOption: 'Lakeside',
    deliveryLocation: 'Lakeside',
    tableNumber: null,
    status: 'pending',
    subtotal: 210,
    deliveryFee: 50,
    redeemedPoints: 0,
    pointsEarned: 0,
    totalAmount: 260,
    createdAt: '2026-11-20T10:27:00.000Z',
    version: 1,
    item: [makeItem()],
    ...about,
  };
}
