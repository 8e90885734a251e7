import { z } from 'zod';
import { identity, isoDateTime, rupees } from './common';

/** The four states of an order (§4). */
export const orderStatus = z.enum(['pending', 'processing', 'completed', 'cancelled']);

/** A line with a snapshot of name and price from the time of the order (C78, P16). */
export const orderItem = z.object({
  ...identity,
  productId: z.string().nullable().optional(),
  type: z.enum(['product', 'closet']).optional(),
  pname: z.string().optional(),
  name: z.string(),
  price: rupees,
  quantity: z.number().int(),
  selectedColor: z.string().nullable(),
  selectedSize: z.string().nullable(),
  requests: z.string(),
  image: z.string().optional(),
});

/** An order as staff see it (§3). `code`, `version`, `editedAt`, `deliveryFee`, `points…` are ours and optional. */
export const order = z.object({
  ...identity,
  code: z.string().optional(),
  fullName: z.string().nullable(),
  user: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  deliveryOption: z.string().nullable(),
  deliveryLocation: z.string().nullable().optional(),
  tableNumber: z.string().nullable().optional(),
  /** False: the order may not come from that table, and staff check it (C51). Null: no table. */
  tableConfirmed: z.boolean().nullable().optional(),
  status: orderStatus,
  totalAmount: rupees,
  subtotal: rupees.optional(),
  deliveryFee: rupees.optional(),
  redeemedPoints: z.number().int().optional(),
  pointsEarned: z.number().int().optional(),
  createdAt: isoDateTime,
  version: z.number().int().optional(),
  /** When staff last changed the lines; null if never (C169). */
  editedAt: isoDateTime.nullable().optional(),
  item: z.array(orderItem),
});

/** The customer's view of an order, without contact data (P52). All fields except `_id` are ours and optional. */
export const orderReceipt = z.object({
  ...identity,
  code: z.string().optional(),
  status: orderStatus.optional(),
  subtotal: rupees.optional(),
  deliveryFee: rupees.optional(),
  redeemedPoints: z.number().int().optional(),
  pointsEarned: z.number().int().optional(),
  totalAmount: rupees.optional(),
  createdAt: isoDateTime.optional(),
});

export type OrderStatus = z.infer<typeof orderStatus>;
export type OrderItem = z.infer<typeof orderItem>;
export type Order = z.infer<typeof order>;
export type OrderReceipt = z.infer<typeof orderReceipt>;
