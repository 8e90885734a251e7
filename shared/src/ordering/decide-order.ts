import type { OrderChange } from '../contract/envelope';
import { type CouponFacts, type CouponTerms, couponProblem } from '../rules/coupons';
import { discountsOf, happyDiscount, redeemableTotal } from '../rules/discounts';
import { type Paisa, toRupees } from '../rules/money';
import { METHOD_NAMES, type PaymentMethod } from '../rules/payment';
import { tooManyPieces } from '../rules/piece-limits';
import { minimumProblem } from '../rules/place-terms';
import { isRedeemable, largestRedeemable, POINT_VALUE_PAISA } from '../rules/points';
import { compareTotals } from '../rules/totals';
import { badField, changedSince, isRefusal, type OrderRefusal, stockShortage } from './order-refusal';
import { type Delivery, deliveryTo, type NamedPlace, type OrderRequest } from './order-request';
import { orderSums, type Sums } from './order-sums';
import {
  clientPaisa,
  type ItemLookup,
  type PricedLine,
  priceLines,
  type ResolvedLine,
  resolveLines,
} from './price-lines';
import { choiceText, missingChoice, type StockPool, stockPool } from './sellable-item';
import { servedLines } from './served-lines';
import type { SlotFacts } from './slots';

/** What must be known to decide on an order, read at one moment. */
export interface OrderFacts {
  readonly items: ItemLookup;
  /** The place that the order names, if there is one. */
  readonly place: NamedPlace | undefined;
  /** The customer's spendable points; 0 for a guest. */
  readonly balance: number;
  /** Why no order is taken now, in words; null while orders are taken (`whyNoOrders`). */
  readonly closed: string | null;
  /** When the order arrived, ms. */
  readonly now: number;
  /** What must be known about the slot that the order names; null if it names none. */
  readonly slot: SlotFacts | null;
  /** What must be known about the coupon that the order names; null or absent if it names none (C275). */
  readonly coupon?: NamedCoupon | null;
  /** The ways to pay that are on (C280). */
  readonly paymentMethods: readonly PaymentMethod[];
  /** Pieces in each cart line that the order names; absent: not asked for (C402). */
  readonly inCart?: ReadonlyMap<string, number>;
}

/** A coupon that an order names, with the code as it was typed. */
export interface NamedCoupon extends CouponFacts {
  readonly code: string;
}

/** An order that can be stored as it is. */
export interface AcceptedOrder {
  readonly lines: readonly PricedLine[];
  readonly delivery: Delivery;
  readonly sums: Sums;
  /** Null without one. */
  readonly coupon: CouponTerms | null;
}

/** The change of a slot that takes no more orders; `name` holds its times (C236). */
function slotChanges(slot: SlotFacts | null): OrderChange[] {
  const change = { kind: 'slot' as const, _id: null, name: slot?.times ?? '', was: null, now: null };
  if (slot?.problem) return [{ ...change, text: slot.problem }];
  return slot?.isFull ? [change] : [];
}

/** One change for each line whose cart line is gone, or has fewer pieces: it was ordered or removed elsewhere (C402). */
const orderedChanges = (resolved: readonly ResolvedLine[], inCart: OrderFacts['inCart']): OrderChange[] =>
  resolved.flatMap(({ line: { cartLine, name, quantity }, item }, line) => {
    const now = (cartLine && inCart?.get(cartLine)) || 0;
    if (!cartLine || !inCart || now >= quantity) return [];
    const about = { _id: item?.id ?? null, name: item?.name ?? name ?? '' };
    return [{ kind: 'ordered' as const, ...about, was: quantity, now, line }];
  });

/** What ended since the customer chose it: the place, and the way to pay (C403). */
function endedChanges({ destination, paymentMethod }: OrderRequest, facts: OrderFacts): OrderChange[] {
  const ended = (kind: 'place' | 'payment', name: string): OrderChange => ({
    kind,
    _id: null,
    name,
    was: null,
    now: null,
  });
  const { place, paymentMethods } = facts;
  return [
    ...(destination.kind === 'place' && !place?.isActive
      ? [ended('place', place?.name ?? destination.name)]
      : []),
    ...(paymentMethods.includes(paymentMethod) ? [] : [ended('payment', METHOD_NAMES[paymentMethod])]),
  ];
}

/** The change of a closed shop; `name` holds the reason (P10). */
const closedChanges = (closed: string | null): OrderChange[] =>
  closed === null ? [] : [{ kind: 'closed', _id: null, name: closed, was: null, now: null }];

export interface StockCheck {
  /** One change for each item, or size and colour of it, of which all lines together ask for more than there is. */
  readonly shortages: readonly OrderChange[];
  /** The lines cut down to the stock: what the order could be. */
  readonly possible: readonly PricedLine[];
}

/** Compares lines with the stock: of their size and colour where staff count it so, else over all lines of an item (P6, C273). */
export function checkStock(lines: readonly PricedLine[], resolved: readonly ResolvedLine[]): StockCheck {
  const items = new Map(resolved.flatMap(({ item }) => (item ? [[item.id, item] as const] : [])));
  const demands = new Map<string, { pool: StockPool; line: PricedLine; asked: number }>();
  const possible = lines.flatMap((line) => {
    const item = items.get(line.itemId);
    const pool = item ? stockPool(item, line) : null;
    if (!pool) return [line];
    const asked = demands.get(pool.key)?.asked ?? 0;
    demands.set(pool.key, { pool, line, asked: asked + line.quantity });
    const quantity = Math.min(line.quantity, pool.left - asked);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const short = [...demands.values()].filter(({ pool, asked }) => asked > pool.left);
  return {
    shortages: short.map(({ pool, line, asked }) => ({
      ...stockShortage({ itemId: line.itemId, name: line.name, cell: pool.cell }, asked, pool.left),
      ...(line.type === 'product' && pool.left === 0 && { soldOut: 'today' as const }),
    })),
    possible,
  };
}

/** The most of the wanted points that balance and total allow (C12, C13, P8). */
function possiblePoints(wanted: number, balance: number, totalPaisa: Paisa): number {
  const limits = { balance: Math.min(wanted, balance), totalPaisa };
  return isRedeemable(wanted, limits) ? wanted : largestRedeemable(limits);
}

const pointsChanges = (wanted: number, possible: number): OrderChange[] =>
  wanted === possible ? [] : [{ kind: 'points', _id: null, name: 'Points', was: wanted, now: possible }];

/**
 * Refuses the first line without a size whose item comes in several (C68). A line by name alone, as in table orders of
 * §7, has no size: staff ask at the table. Where staff count by size and colour, every line needs both (C258).
 */
function missingOption(resolved: readonly ResolvedLine[], field: string): OrderRefusal | null {
  for (const [index, { line, item }] of resolved.entries()) {
    if (item?.type !== 'closet' || item.isDeleted) continue;
    const missing = missingChoice(item, line);
    if (missing) return badField(`${field}.${index}.${missing.field}`, choiceText(item.name, missing));
    if (line.productId && line.selectedSize === null && item.sizeOptions.length > 1)
      return badField(
        `${field}.${index}.selectedSize`,
        choiceText(item.name, { field: 'selectedSize', options: item.sizeOptions }),
      );
  }
  return null;
}

/** The fee that the client's own numbers imply, in paisa, offers that it saw left out; null where they do not say. */
function impliedFee({ lines, totalAmount, points, couponDiscount }: OrderRequest): Paisa | null {
  if (totalAmount === null || totalAmount === undefined) return null;
  let goods = 0;
  for (const { price, quantity, happyHour } of lines) {
    if (price === null) return null;
    const line = { pricePaisa: clientPaisa(price), quantity, happyPercent: happyHour };
    goods += line.pricePaisa * quantity - happyDiscount(line);
  }
  goods -= clientPaisa(couponDiscount);
  const fee = clientPaisa(totalAmount) + points * POINT_VALUE_PAISA - goods;
  return Number.isSafeInteger(fee) && fee >= 0 ? fee : null;
}

/** The change of the delivery fee, as far as the client's numbers show it (P4, P14). */
function feeChanges(request: OrderRequest, { feePaisa, deliveryLocation }: Delivery): OrderChange[] {
  const was = impliedFee(request);
  if (was === null || was === feePaisa) return [];
  const name = deliveryLocation ?? '';
  return [{ kind: 'fee', _id: null, name, was: toRupees(was), now: toRupees(feePaisa) }];
}

/** The change of a coupon that takes off another amount than the customer saw (C277). */
function couponChanges(
  { couponDiscount }: OrderRequest,
  coupon: NamedCoupon | null,
  now: Paisa,
): OrderChange[] {
  if (!coupon || clientPaisa(couponDiscount) === now) return [];
  return [{ kind: 'offer', _id: null, name: coupon.code, was: couponDiscount, now: toRupees(now) }];
}

/** The change of a coupon that the order cannot have, with the reason (C277). */
function refusedCoupon(request: OrderRequest, coupon: NamedCoupon | null, goodsPaisa: Paisa, now: number) {
  const text = coupon && couponProblem(coupon, goodsPaisa, now);
  return text
    ? [{ kind: 'offer' as const, _id: null, name: coupon.code, was: request.couponDiscount, now: 0, text }]
    : [];
}

/** Whether the order costs more than the customer saw, which needs their consent (C84). */
function costsMore({ totalAmount }: OrderRequest, totalPaisa: Paisa): boolean {
  const seen = totalAmount === null || totalAmount === undefined ? null : clientPaisa(totalAmount);
  return compareTotals(seen, totalPaisa) === 'server-higher';
}

/**
 * Decides on an order from the catalogue as it is now (C5): price, stock, offers, fee, points, totals.
 *
 * @returns the order to store, or a refusal: a bad field, or goods below the minimum of the place (400, C265); or every
 * change at once with the new total (409) if something is gone, short, not served at that time or dearer than the
 * customer saw, its coupon does not apply (C277), its goods left the cart (C402), what it chose has ended (C403), or the shop
 * takes no order (C84, C85, C263, P10)
 */
export function decideOrder(request: OrderRequest, facts: OrderFacts): AcceptedOrder | OrderRefusal {
  const { destination, points: wanted } = request;
  const resolved = resolveLines(request.lines, facts.items, request.field);
  if (isRefusal(resolved)) return resolved;
  const unchosen = missingOption(resolved, request.field);
  if (unchosen) return unchosen;
  const mode = destination.kind === 'table' ? 'table' : 'normal';
  const { served, closed } = servedLines(resolved, mode, { now: facts.now, slotAt: request.slotAt });
  const at = request.slotAt ?? facts.now;
  const { lines, gone, ...changed } = priceLines(served, mode, { at, request: resolved });
  const excess = request.userId === null ? tooManyPieces(lines) : null;
  if (excess !== null) return badField(request.field, excess);
  const { shortages, possible } = checkStock(lines, served);
  const named = facts.coupon ?? null;
  const happy = discountsOf(possible);
  const refused = refusedCoupon(request, named, happy.restPaisa, facts.now);
  const coupon = refused.length === 0 ? (named?.terms ?? null) : null;
  const discounts = discountsOf(possible, coupon);
  const ended = request.showsChanges ? endedChanges(request, facts) : [];
  const noPlace = ended.some(({ kind }) => kind === 'place');
  const delivery = deliveryTo(noPlace ? { kind: 'pickup' } : destination, facts.place, discounts.restPaisa);
  if (isRefusal(delivery)) return delivery;
  const { paymentMethod } = request;
  if (!request.showsChanges && !facts.paymentMethods.includes(paymentMethod))
    return badField(
      'paymentMethod',
      `Choose another way to pay: ${METHOD_NAMES[paymentMethod]} is not possible now`,
    );
  if (!request.showsChanges && facts.slot?.problem) return badField('slotAt', facts.slot.problem);
  const { feePaisa } = delivery;
  const redeemedPoints = possiblePoints(wanted, facts.balance, redeemableTotal(discounts, feePaisa));
  const sums = orderSums({
    lines: possible,
    feePaisa,
    redeemedPoints,
    isMember: request.userId !== null,
    coupon,
  });

  const changedPrices = [
    ...changed.changedPrices,
    ...changed.changedHappyHours,
    ...(refused.length > 0 ? [] : couponChanges(request, named, discounts.couponPaisa)),
  ];
  const impossible = [...closed, ...gone, ...shortages, ...refused];
  const isAsSeen = impossible.length === 0 && changedPrices.length === 0;
  if (redeemedPoints < wanted && wanted <= facts.balance && isAsSeen)
    return badField('data.points', 'must not exceed the total');
  const blocking = [
    ...closedChanges(facts.closed),
    ...orderedChanges(resolved, facts.inCart),
    ...ended,
    ...slotChanges(facts.slot),
    ...impossible,
    ...pointsChanges(wanted, redeemedPoints),
  ];
  const changedFee = noPlace ? [] : feeChanges(request, delivery);
  // Fewer pieces may end free delivery.
  const dearer = changedFee.filter(({ was, now }) => (now ?? 0) > (was ?? 0));
  if (blocking.length > 0) return changedSince([...blocking, ...changedPrices, ...dearer], sums.totalPaisa);
  const missing = facts.place ? minimumProblem(facts.place, discounts.restPaisa) : null;
  if (missing !== null) return badField('deliveryLocation', missing);
  if (costsMore(request, sums.totalPaisa))
    return changedSince([...changedPrices, ...changedFee], sums.totalPaisa);
  return { lines, delivery, sums, coupon };
}
