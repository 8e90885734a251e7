import type { Order, OrderItem } from '@storefront/shared/contract/entities/order';
import { orderCode } from '@storefront/shared/rules/orders';

/** A line of an order: one Espresso for Rs 120, changed by `about`. */
export const ordered = (about: Partial<OrderItem> = {}): OrderItem => ({
  _id: `line-${about.productId ?? 1}`,
  id: `line-${about.productId ?? 1}`,
  productId: 'product-coffee-1',
  type: 'product',
  name: 'Espresso',
  price: 120,
  quantity: 1,
  selectedColor: null,
  selectedSize: null,
  requests: '',
  ...about,
});

/** A completed pick-up order, changed by `about`. */
export const placedOrder = (id: string, about: Partial<Order> = {}): Order => ({
  _id: id,
  id,
  code: orderCode(id),
  fullName: 'Asha Gurung',
  user: null,
  email: 'asha@example.com',
  phone: '9841234567',
  address: 'Lakeside 6',
  deliveryOption: 'Pick up',
  deliveryLocation: 'Pick-up',
  tableNumber: null,
  status: 'completed',
  subtotal: 470,
  deliveryFee: 0,
  redeemedPoints: 0,
  pointsEarned: 9,
  totalAmount: 470,
  createdAt: '2026-11-14T07:35:00.000Z',
  version: 1,
  acceptedAt: '2026-11-14T07:36:00.000Z',
  closedAt: '2026-11-14T07:50:00.000Z',
  cancelledBy: null,
  item: [ordered()],
  ...about,
});
