import type { OrderCoupon } from '../../../contract/entities/coupon';
import type { Order, OrderItem, OrderReceipt } from '../../../contract/entities/order';
import { showOptions } from '../../../ordering/option-wire';
import type { Sums } from '../../../ordering/order-sums';
import type { PricedLine } from '../../../ordering/price-lines';
import { departmentOfCategory } from '../../../rules/departments';
import { toRupees } from '../../../rules/money';
import { vatIn } from '../../../rules/vat';
import { mockOrderKey } from '../support/mock-link-codes';
import type { MockWorld } from '../world';

/** Converts a priced line to a new line of an order (C78), with its department of now (C220). */
export function showLine(
  world: MockWorld,
  { itemId, pricePaisa, options, happyPercent, ...line }: PricedLine,
): OrderItem {
  const id = world.newId();
  const { category = '' } = world.products.find(({ _id }) => _id === itemId) ?? {};
  const chosen = world.orderingSettings.departments ?? {};
  const department = line.type === 'closet' ? 'closet' : departmentOfCategory(category, chosen);
  return {
    _id: id,
    id,
    productId: itemId,
    pname: line.name,
    price: toRupees(pricePaisa),
    ...line,
    ...(options.length > 0 && { options: showOptions(options) }),
    ...(happyPercent && { happyHour: happyPercent }),
    department,
  };
}

/** Converts sums to the fields of an order, in rupees and points; offers only where they take off something. */
export const showSums = (
  { happyPaisa, couponPaisa, subtotalPaisa, feePaisa, redeemedPoints, totalPaisa, points }: Sums,
  coupon: Omit<OrderCoupon, 'discount'> | null | undefined,
) => ({
  ...(happyPaisa > 0 && { happyHourDiscount: toRupees(happyPaisa) }),
  ...(coupon && {
    coupon: {
      code: coupon.code,
      percent: coupon.percent,
      amount: coupon.amount,
      discount: toRupees(couponPaisa),
    },
  }),
  subtotal: toRupees(subtotalPaisa),
  deliveryFee: toRupees(feePaisa),
  redeemedPoints,
  pointsEarned: points.total,
  totalAmount: toRupees(totalPaisa),
});

/** Returns the field with the VAT in the total of an order (C309). */
export const showVat = (totalPaisa: number, percent: number): Pick<Order, 'vat'> => ({
  vat: { percent, amount: toRupees(vatIn(totalPaisa, percent)) },
});

/** Returns the customer's receipt of an order, without contact data (P52). */
export function receiptOf(order: Order): OrderReceipt {
  const {
    _id,
    code,
    status,
    subtotal,
    happyHourDiscount,
    coupon,
    deliveryFee,
    redeemedPoints,
    pointsEarned,
    totalAmount,
    createdAt,
    slotAt,
    paymentMethod,
  } = order;
  const offers = { ...(happyHourDiscount && { happyHourDiscount }), ...(coupon && { coupon }) };
  const sums = { subtotal, ...offers, deliveryFee, redeemedPoints, pointsEarned, totalAmount };
  const about = { code, status, createdAt, slotAt, ...(paymentMethod && { paymentMethod }) };
  return { _id, id: _id, ...about, ...sums, key: mockOrderKey(_id) } as OrderReceipt;
}
