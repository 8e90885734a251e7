import type { FollowedOrder } from '../contract/entities/followed-order';
import { toPaisa } from '../rules/money';
import type { EarningOrder } from '../rules/points';

type Earning = Pick<FollowedOrder, 'item' | 'coupon' | 'deliveryFee' | 'redeemedPoints'>;

/** Returns an order of the wire for the rules that compute sums and points. */
export const earningOrder = ({
  item,
  coupon,
  deliveryFee = 0,
  redeemedPoints = 0,
}: Earning): EarningOrder => ({
  lines: item.map(({ type = 'product', price, quantity, happyHour }) => ({
    type,
    pricePaisa: toPaisa(price),
    quantity,
    happyPercent: happyHour,
  })),
  coupon: coupon && {
    percent: coupon.percent,
    amountPaisa: coupon.amount === null ? null : toPaisa(coupon.amount),
  },
  feePaisa: toPaisa(deliveryFee),
  redeemedPoints,
});
