import type { Order, OrderItem, OrderReceipt } from '@storefront/shared/contract/entities/order';
import { showOptions } from '@storefront/shared/ordering/option-wire';
import { stepOf } from '@storefront/shared/ordering/order-step';
import { departmentsOf } from '@storefront/shared/rules/departments';
import { toRupees } from '@storefront/shared/rules/money';
import { vatIn } from '@storefront/shared/rules/vat';
import { parseOptionsColumn } from '../catalogue/options/option-group-queries';
import type { OrderLinesTable, OrdersTable } from '../platform/db/schema';
import { timesOf } from './order-times';
import type { OrderWithLines } from './order-with-lines';

const time = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** What offers take off an order; no fields where there are none (C276). */
const offersToWire = (order: OrdersTable): Pick<Order, 'happyHourDiscount' | 'coupon'> => ({
  ...(order.happy_paisa > 0 && { happyHourDiscount: toRupees(order.happy_paisa) }),
  ...(order.coupon_id !== null && {
    coupon: {
      code: order.coupon_code ?? '',
      percent: order.coupon_percent,
      amount: order.coupon_amount_paisa === null ? null : toRupees(order.coupon_amount_paisa),
      discount: toRupees(order.coupon_paisa),
    },
  }),
});

/** Returns the VAT in the total of an order; no field if the shop charged none (C309). */
const vatToWire = ({ vat_percent: percent, total_paisa }: OrdersTable): Pick<Order, 'vat'> =>
  percent === null ? {} : { vat: { percent, amount: toRupees(vatIn(total_paisa, percent)) } };

/** The fields for staff and customer; amounts in rupees. `totalAmount` is the amount to collect (C21). */
const common = (order: OrdersTable) => ({
  _id: order.id,
  id: order.id,
  code: order.code,
  status: order.status,
  totalAmount: toRupees(order.total_paisa),
  subtotal: toRupees(order.subtotal_paisa),
  ...offersToWire(order),
  deliveryFee: toRupees(order.fee_paisa),
  redeemedPoints: order.redeemed_points,
  pointsEarned: order.points_cafe + order.points_closet,
  createdAt: new Date(order.created_at).toISOString(),
  slotAt: time(order.slot_at),
  paymentMethod: order.payment_method,
});

/** Returns the field with the choices of a line; none without choices (C256). */
export const optionsField = ({ options }: OrderLinesTable): Pick<OrderItem, 'options'> =>
  options === null ? {} : { options: showOptions(parseOptionsColumn(options) ?? []) };

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
  ...optionsField(line),
  ...(line.happy_percent > 0 && { happyHour: line.happy_percent }),
  image: line.image,
  department: line.department,
});

/** Returns the departments of an order, and when each was done (C221). */
const departmentsToWire = ({ order, lines }: OrderWithLines): NonNullable<Order['departments']> =>
  departmentsOf(lines).map((department) => ({ department, doneAt: time(timesOf(order).doneAt[department]) }));

/** Returns an order as staff see it (§3). @param pointsOwed the points that its customer owes (P42) */
export const orderToWire = ({ order, lines }: OrderWithLines, pointsOwed: number): Order => ({
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
  guestName: order.guest_name,
  version: order.version,
  editedAt: time(order.edited_at),
  touchedAt: time(order.touched_at),
  step: stepOf(order.status, { preparingAt: order.preparing_at, readyAt: order.ready_at }),
  promisedAt: time(order.promised_at),
  promisedFirstAt: time(order.promised_first_at),
  acceptedAt: time(order.accepted_at),
  preparingAt: time(order.preparing_at),
  readyAt: time(order.ready_at),
  closedAt: time(order.closed_at),
  cancelledBy: order.cancelled_by,
  cancelReason: order.cancel_reason,
  paymentStatus: order.payment_status,
  transactionNumber: order.transaction_number,
  paidAmount:
    order.payment_status === 'confirmed' && order.payment_paisa !== null
      ? toRupees(order.payment_paisa)
      : null,
  ...vatToWire(order),
  pointsOwed,
  departments: departmentsToWire({ order, lines }),
  item: lines.map(lineToWire),
});

/** Returns the receipt for the customer, without contact data (P52). */
export const receiptToWire = (order: OrdersTable): OrderReceipt => common(order);
