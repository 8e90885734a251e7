import { readRuntimeConfig } from '@storefront/shared/config';
import type { OrderChange } from '@storefront/shared/contract/envelope';
import type { Input } from '@storefront/shared/contract/types';
import type { KnownCoupon } from '@storefront/shared/ordering/coupon-wire';
import { normalisePhone } from '@storefront/shared/rules/contact';
import { couponMinimumProblem } from '@storefront/shared/rules/coupons';
import { discountsOf, redeemableTotal } from '@storefront/shared/rules/discounts';
import { type Paisa, toPaisa, toRupees } from '@storefront/shared/rules/money';
import type { PaymentMethod } from '@storefront/shared/rules/payment';
import { type EarningOrder, largestRedeemable, REDEEM_STEP } from '@storefront/shared/rules/points';
import { joinLandmark } from '@storefront/shared/rules/saved-addresses';
import { deliveryFee, type ShippingState, writeDeliveryOption } from '@storefront/shared/rules/shipping';
import { orderTotal, subtotal } from '@storefront/shared/rules/totals';
import { type CheckoutItem, toOrderLines, toPriced } from '../../common/checkout-item';
import { applyItemChanges } from '../../common/order-changes';
import type { Contact } from './saved-checkout';

/** An order before it is placed: the parts that the server may contradict. */
export interface OrderDraft {
  readonly items: readonly CheckoutItem[];
  readonly shipping: ShippingState;
  /** Points chosen to redeem. */
  readonly points: number;
  /** The chosen slot, ISO 8601; null or absent: as soon as possible. An order of clothes alone has none (C236). */
  readonly slotAt?: string | null | undefined;
  /** The chosen saved address, to be marked as used; null or absent: none (C266). */
  readonly addressId?: string | null | undefined;
  /** The code that the order is to have; null or absent: none (C275). */
  readonly coupon?: KnownCoupon | null | undefined;
  /** How the customer pays; cash is not sent, as in §7 (C280). */
  readonly paymentMethod?: PaymentMethod | undefined;
}

/** Every amount of the order summary, in paisa, and the points. */
export interface Sums {
  readonly subtotal: Paisa;
  /** What happy hours and the coupon take off. */
  readonly happy: Paisa;
  readonly coupon: Paisa;
  /** Goods after happy hours, and after the coupon too. */
  readonly goods: Paisa;
  readonly rest: Paisa;
  /** What points may pay at most. */
  readonly redeemable: Paisa;
  /** Why the coupon takes nothing off; null: it does, or there is none. */
  readonly couponProblem: string | null;
  readonly fee: Paisa;
  readonly redeemedPoints: number;
  readonly total: Paisa;
  readonly totalRupees: number;
  /** What its points are computed from. */
  readonly earning: EarningOrder;
}

/** The sums of an order (§9, C276). Points beyond balance or total are not redeemed, so the total is never below 0 (C12). */
export function sumUp({ items, shipping, points, coupon = null }: OrderDraft, balance: number): Sums {
  const lines = items.map(toPriced);
  const goods = subtotal(lines);
  const { happyPaisa: happy } = discountsOf(lines);
  const couponProblem = coupon && couponMinimumProblem(coupon, goods - happy);
  const applied = couponProblem === null ? coupon : null;
  const discounts = discountsOf(lines, applied);
  const discount = happy + discounts.couponPaisa;
  const fee = deliveryFee(shipping, discounts.restPaisa);
  const redeemable = redeemableTotal(discounts, fee);
  const redeemedPoints = Math.min(points, largestRedeemable({ balance, totalPaisa: redeemable }));
  const total = orderTotal({ subtotal: goods, discount, fee, redeemedPoints });
  return {
    subtotal: goods,
    happy,
    coupon: discounts.couponPaisa,
    goods: goods - happy,
    rest: discounts.restPaisa,
    redeemable,
    couponProblem,
    fee,
    redeemedPoints,
    total,
    totalRupees: toRupees(total),
    earning: { lines, coupon: applied, feePaisa: fee, redeemedPoints },
  };
}

export type OrderPayload = Input<'placeOrder'>['body'];

/** The order payload of the checkout (§3). The form must be free of problems. */
export function toOrderPayload(contact: Contact, order: OrderDraft, sums: Sums): OrderPayload {
  const { items, shipping, slotAt, addressId, coupon, paymentMethod = 'cash' } = order;
  const phone = normalisePhone(contact.phone);
  return {
    data: {
      fullName: contact.fullName.trim(),
      address: joinLandmark(contact.address, contact.landmark),
      phone: phone.ok ? phone.digits : contact.phone,
      email: contact.email.trim() || null,
      points: sums.redeemedPoints,
    },
    ...writeDeliveryOption(shipping),
    item: toOrderLines(items),
    product: items.map(({ productId }) => productId),
    totalAmount: sums.totalRupees,
    ...(readRuntimeConfig().ownServer && { showsChanges: true }),
    ...(slotAt && items.some(({ type }) => type === 'product') && { slotAt }),
    ...(addressId && { addressId }),
    ...(coupon &&
      sums.couponProblem === null && {
        couponCode: coupon.code,
        couponDiscount: toRupees(sums.coupon),
      }),
    ...(paymentMethod !== 'cash' && { paymentMethod }),
  };
}

function withFee(shipping: ShippingState, rate: number | null): ShippingState {
  if (!shipping.place || rate === null) return shipping;
  // The fee of this order, whatever it comes to; the next list of places brings its terms again.
  const place = { ...shipping.place, ratePaisa: toPaisa(rate), freeFromPaisa: null };
  return { ...shipping, place, previousPlace: place };
}

/** The coupon takes off what the server says, whatever it is now; nothing: the order has none. */
function withCoupon(coupon: OrderDraft['coupon'], discount: number | null): OrderDraft['coupon'] {
  return coupon && discount ? { ...coupon, percent: null, amountPaisa: toPaisa(discount) } : null;
}

function applyChange(draft: OrderDraft, { kind, _id, now }: OrderChange): OrderDraft {
  // The picker empties with it; the other mode keeps no place that is gone (C403).
  if (kind === 'place')
    return { ...draft, shipping: { ...draft.shipping, place: null, previousPlace: null } };
  if (kind === 'payment') return { ...draft, paymentMethod: 'cash' };
  if (kind === 'fee') return { ...draft, shipping: withFee(draft.shipping, now) };
  if (kind === 'offer' && _id === null) return { ...draft, coupon: withCoupon(draft.coupon, now) };
  if (kind === 'points')
    return { ...draft, points: Math.floor(Math.max(0, now ?? 0) / REDEEM_STEP) * REDEEM_STEP };
  return draft;
}

/** The order with the server's changes accepted: prices, stock, offers, fee and points of today (C84, C85, P4). */
export const applyChanges = (draft: OrderDraft, changes: readonly OrderChange[]): OrderDraft =>
  changes.reduce(applyChange, { ...draft, items: applyItemChanges(draft.items, changes) });
