import { z } from 'zod';
import { ORDER_STEPS } from '../../ordering/order-step';
import { DEPARTMENTS } from '../../rules/departments';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '../../rules/payment';
import { identity, isoDateTime, rupees } from './common';
import { orderCoupon } from './coupon';
import { lineOption } from './option-group';

/** The four states of an order (§4). */
export const orderStatus = z.enum(['pending', 'processing', 'completed', 'cancelled']);

/** The steps within the status "processing" (C206). */
export const orderStep = z.enum(ORDER_STEPS);

/** How an order is paid (C280). */
export const paymentMethod = z.enum(PAYMENT_METHODS, `must be one of ${PAYMENT_METHODS.join(', ')}`);

/** How the payment of an order by wallet stands (C282). */
export const paymentStatus = z.enum(PAYMENT_STATUSES);

/** Who makes or packs a line (C220). */
export const department = z.enum(DEPARTMENTS);

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
  /** Only of a dish with options: its choices; `price` has them in it (C256). */
  options: z.array(lineOption).optional(),
  /** Only in a happy hour: percent off the line, as of the time of ordering; `price` is the full one (C274). */
  happyHour: z.number().int().optional(),
  image: z.string().optional(),
  /** As it was when the line was ordered (C220). */
  department: department.optional(),
});

/** What offers take off an order; absent where they take off nothing. `subtotal` is before them (C276). */
const offers = {
  happyHourDiscount: rupees.optional(),
  coupon: orderCoupon.optional(),
};

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
  /** Who at the table ordered it, as they call themselves (C240). */
  guestName: z.string().nullable().optional(),
  status: orderStatus,
  totalAmount: rupees,
  subtotal: rupees.optional(),
  ...offers,
  deliveryFee: rupees.optional(),
  redeemedPoints: z.number().int().optional(),
  pointsEarned: z.number().int().optional(),
  createdAt: isoDateTime,
  version: z.number().int().optional(),
  /** When staff last changed the lines; null if never (C169). */
  editedAt: isoDateTime.nullable().optional(),
  /** When staff last opened it while it was pending, or changed it; null: nobody did (C230). */
  touchedAt: isoDateTime.nullable().optional(),
  /** Points that its customer owes now (P42). */
  pointsOwed: z.number().int().min(0).optional(),
  /** When the shop accepted the order; null: not yet (C190). */
  acceptedAt: isoDateTime.nullable().optional(),
  /** Null unless the status is "processing" (C206). */
  step: orderStep.nullable().optional(),
  /** By when the customer has it, or can fetch it; null: the shop has promised no time. */
  promisedAt: isoDateTime.nullable().optional(),
  /** The first promised time since it was accepted: a later `promisedAt` is a delay (C207). */
  promisedFirstAt: isoDateTime.nullable().optional(),
  /** Start of the quarter of an hour that its customer chose; null: as soon as possible (C236). */
  slotAt: isoDateTime.nullable().optional(),
  /** When its making began; null: it has not, or staff skipped the step. */
  preparingAt: isoDateTime.nullable().optional(),
  /** When it was ready for the counter, the way or the table. */
  readyAt: isoDateTime.nullable().optional(),
  /** The departments that it has lines of, and when each was done with them; null: not yet (C221). */
  departments: z.array(z.object({ department, doneAt: isoDateTime.nullable() })).optional(),
  /** When the order was completed or cancelled. */
  closedAt: isoDateTime.nullable().optional(),
  /** Null unless the order is cancelled; then who cancelled it. */
  cancelledBy: z.enum(['customer', 'shop']).nullable().optional(),
  /** Why the shop cancelled it, in words for the customer; null without a reason (C201). */
  cancelReason: z.string().nullable().optional(),
  paymentMethod: paymentMethod.optional(),
  /** `unpaid` unless it is paid by wallet: then cash or card is collected (C282). */
  paymentStatus: paymentStatus.optional(),
  /** The number of the payment that the customer typed; null: none. */
  transactionNumber: z.string().nullable().optional(),
  /** What the shop confirmed to have got; null: nothing. A later edit may change the total (C283). */
  paidAmount: rupees.nullable().optional(),
  /** For staff: codes of other orders that have the same transaction number; absent: none (C284). */
  transactionAlsoOf: z.array(z.string()).optional(),
  /** In lists: a mail about it could not be sent (C203). */
  mailFailed: z.literal(true).optional(),
  /** The VAT that its total includes, at the rate when it was placed; absent: the shop charged none (C309). */
  vat: z.object({ percent: z.number().int(), amount: rupees }).optional(),
  item: z.array(orderItem),
});

/** The customer's view of an order, without contact data (P52). All fields except `_id` are ours and optional. */
export const orderReceipt = z.object({
  ...identity,
  code: z.string().optional(),
  status: orderStatus.optional(),
  subtotal: rupees.optional(),
  ...offers,
  deliveryFee: rupees.optional(),
  redeemedPoints: z.number().int().optional(),
  pointsEarned: z.number().int().optional(),
  totalAmount: rupees.optional(),
  createdAt: isoDateTime.optional(),
  slotAt: isoDateTime.nullable().optional(),
  paymentMethod: paymentMethod.optional(),
  /** Opens the order without a session: `key` of its link (C191). */
  key: z.string().optional(),
});

export type OrderStatus = z.infer<typeof orderStatus>;
export type OrderItem = z.infer<typeof orderItem>;
export type Order = z.infer<typeof order>;
export type OrderReceipt = z.infer<typeof orderReceipt>;
