import type { CashCorrection } from '../../../contract/entities/cash';
import type { Order } from '../../../contract/entities/order';
import { type CashPaisa, cashChange } from '../../../ordering/cash-sums';
import { earningOrder } from '../../../ordering/earning-order';
import { orderEffects } from '../../../ordering/order-effects';
import { paidBy } from '../../../rules/cash-up';
import { happyDiscount } from '../../../rules/discounts';
import { toPaisa, toRupees } from '../../../rules/money';
import type { MockWorld } from '../world';

/** A change of what an order counts in the cash-up (C310). */
export interface MockCashEntry extends CashCorrection {
  /** The number of its period. */
  readonly period: number;
  readonly sums: CashPaisa;
}

function cashOf(order: Order | null): CashPaisa | null {
  if (order?.status !== 'completed' || !orderEffects(order).takesStock) return null;
  const total = toPaisa(order.totalAmount);
  const paid = order.paymentStatus === 'confirmed' ? toPaisa(order.paidAmount ?? 0) : 0;
  const goods = (type: 'product' | 'closet') =>
    earningOrder(order)
      .lines.filter((line) => line.type === type)
      .reduce((sum, line) => sum + line.pricePaisa * line.quantity - happyDiscount(line), 0);
  return {
    orders: 1,
    total,
    vat: toPaisa(order.vat?.amount ?? 0),
    ...paidBy(order.paymentMethod ?? 'cash', total, paid),
    cafe: goods('product'),
    closet: goods('closet'),
    happy: toPaisa(order.happyHourDiscount ?? 0),
    coupon: toPaisa(order.coupon?.discount ?? 0),
    fee: toPaisa(order.deliveryFee ?? 0),
    points: order.redeemedPoints ?? 0,
  };
}

/** Adds an entry for what a change of an order adds to the open period; none before the first closing (C310). */
export function recordCash(
  world: MockWorld,
  before: Order | null,
  after: Order | null,
  by: string | null,
): void {
  const order = after ?? before;
  const [was, is] = [cashOf(before), cashOf(after)];
  const sums = cashChange(was, is);
  if (!order || !sums || !world.cash || world.cash.closings.length === 0) return;
  const entry: MockCashEntry = {
    period: world.cash.closings.length + 1,
    sums,
    orderId: order._id,
    code: order.code ?? '',
    at: new Date(world.now()).toISOString(),
    by,
    before: was && toRupees(was.total),
    after: is && toRupees(is.total),
    cash: toRupees(sums.cash),
  };
  world.cash = { ...world.cash, entries: [...world.cash.entries, entry] };
}
