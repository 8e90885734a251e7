import type { Order, OrderReceipt } from '../../../contract/entities/order';
import { showCouponTerms } from '../../../ordering/coupon-wire';
import { decideOrder, type OrderFacts } from '../../../ordering/decide-order';
import { fromCartRow, type OrderRequest } from '../../../ordering/order-request';
import { slotEnd } from '../../../ordering/slot-text';
import { DEFAULT_PACE, suggestMinutes } from '../../../ordering/suggest-minutes';
import { couponCode } from '../../../rules/coupons';
import { departmentsOf } from '../../../rules/departments';
import { openState, whyNoOrders } from '../../../rules/opening-hours';
import { orderKind } from '../../../rules/order-search';
import { orderCode } from '../../../rules/orders';
import { isOffered, toPlaceTerms } from '../../../rules/place-terms';
import { markAddressUsed } from '../calls/address-calls';
import { couponFacts } from '../support/coupon-facts';
import { orThrow } from '../support/mock-failure';
import { itemLookup } from '../support/sellable-items';
import { joinSitting } from '../tables/sittings';
import type { MockWorld } from '../world';
import { applyOrder } from './apply-order';
import { rewriteOrder, stepFields } from './change-order';
import { methodsOf } from './payments';
import { receiptOf, showLine, showSums, showVat } from './show-order';
import { mockQueue, placeNamed, readSlotFacts, wayMinutesTo } from './slots';

function findPlace(world: MockWorld, name: string): OrderFacts['place'] {
  const place = placeNamed(world, name);
  return place && { name: place.address, ...toPlaceTerms(place), isActive: isOffered(place) };
}

function readCoupon(world: MockWorld, { couponCode: typed, userId, contact }: OrderRequest) {
  if (typed === null) return null;
  const code = couponCode(typed);
  return { code: code ?? typed, ...couponFacts(world, code, { userId, phone: contact.phone }) };
}

function readFacts(world: MockWorld, request: OrderRequest): OrderFacts {
  const { destination, userId } = request;
  return {
    items: itemLookup(world),
    place: destination.kind === 'place' ? findPlace(world, destination.name) : undefined,
    coupon: readCoupon(world, request),
    balance: Math.max(0, world.users.find(({ _id }) => _id === userId)?.points ?? 0),
    closed: whyNoOrders(world.now(), world.orderingSettings),
    now: world.now(),
    slot: readSlotFacts(world, request),
    paymentMethods: methodsOf(world.paymentSettings ?? []),
  };
}

/** Returns the order with the items of the lines that are named by an id of the person's cart lines (C152). */
function resolveCartLines({ carts }: MockWorld, request: OrderRequest): OrderRequest {
  const cart = carts.get(request.userId ?? '') ?? [];
  const lines = request.lines.map((line) => {
    const row = cart.find(({ _id }) => _id === line.productId);
    return fromCartRow(line, row && { ...row, options: row.options?.map(({ id }) => id) ?? null });
  });
  return { ...request, lines };
}

/** Checks an order and stores it. @throws MockFailure 400 or 409; then nothing is stored */
export function placeOrder(world: MockWorld, asSent: OrderRequest): OrderReceipt {
  const request = resolveCartLines(world, asSent);
  const { lines, delivery, sums, coupon } = orThrow(decideOrder(request, readFacts(world, request)));
  const { feePaisa: _, ...destination } = delivery;
  const vatPercent = world.orderingSettings.taxNumber?.percent;
  const _id = world.newId();
  const item = lines.map((line) => showLine(world, line));
  const order: Order = {
    _id,
    id: _id,
    code: orderCode(_id),
    ...request.contact,
    guestName: request.guestName,
    ...destination,
    user: request.userId,
    status: 'pending',
    createdAt: new Date(world.now()).toISOString(),
    version: 1,
    editedAt: null,
    touchedAt: null,
    step: null,
    promisedAt: null,
    promisedFirstAt: null,
    slotAt: request.slotAt === null ? null : new Date(request.slotAt).toISOString(),
    acceptedAt: null,
    preparingAt: null,
    readyAt: null,
    closedAt: null,
    cancelledBy: null,
    cancelReason: null,
    ...(world.paymentSettings && {
      paymentMethod: request.paymentMethod,
      paymentStatus: 'unpaid' as const,
      transactionNumber: null,
      paidAmount: null,
    }),
    ...showSums(sums, coupon && showCouponTerms(coupon)),
    ...(vatPercent && showVat(sums.totalPaisa, vatPercent)),
    departments: departmentsOf(item).map((department) => ({ department, doneAt: null })),
    item,
  };
  const by = world.users.find((user) => user._id === request.userId)?.fullName ?? null;
  applyOrder(world, null, order, by);
  joinSitting(world, null, order);
  const { userId, addressId } = request;
  if (userId !== null && addressId !== null) markAddressUsed(world, userId, addressId, world.now());
  return receiptOf(acceptAutomatically(world, order));
}

/** Accepts a new order with the suggested minutes if staff chose that, during opening hours (C229). */
function acceptAutomatically(world: MockWorld, order: Order): Order {
  const { orderingSettings } = world;
  const isOpen = openState(world.now(), orderingSettings).isOpen;
  if (!orderingSettings.autoAccept || !isOpen || order.tableConfirmed === false) return order;
  const minutes = suggestMinutes({
    kind: orderKind(order),
    departments: departmentsOf(order.item),
    queue: mockQueue(world),
    pace: orderingSettings.pace ?? DEFAULT_PACE,
    wayMinutes: wayMinutesTo(world, order.deliveryLocation ?? ''),
  });
  const promised = order.slotAt ? slotEnd(Date.parse(order.slotAt)) : world.now() + minutes * 60_000;
  const fields = stepFields(world, order, 'accepted', new Date(promised).toISOString()) ?? {};
  return rewriteOrder(world, order, fields, 'automatic');
}
