import type { AcceptedOrder } from '@storefront/shared/ordering/decide-order';
import type { OrderRequest } from '@storefront/shared/ordering/order-request';
import type { PricedLine } from '@storefront/shared/ordering/price-lines';
import { emailIdentity, phoneIdentity } from '@storefront/shared/rules/contact';
import type { Department } from '@storefront/shared/rules/departments';
import { orderSearchKey } from '@storefront/shared/rules/order-search';
import { orderCode } from '@storefront/shared/rules/orders';
import type { Tx } from '../../platform/db/database';
import { newId } from '../../platform/db/ids';
import type { OrderLinesTable, OrdersTable } from '../../platform/db/schema';
import { knownText } from '../mails/mail-news';
import { effectsOf, lineRow, type OrderWithLines } from '../order-with-lines';

/** Order codes are short, so they can collide; then another id is tried. */
const ATTEMPTS = 20;

/** Where an order comes from. */
interface Origin {
  /** Keyed hash of a guest's network; null where it is not limited (P75). */
  readonly originKey: string | null;
  /** The party at its table (C240). */
  readonly sittingId: string | null;
  /** The coupon that it has, if it was accepted with one. */
  readonly couponId: string | null;
  /** The rate of VAT, percent; null: the shop charges none (C309). */
  readonly vatPercent: number | null;
  /** Whether its customer gets mails about it (C199). */
  readonly isMailed: boolean;
  /** Returns who makes a line (C220). */
  readonly departmentOf: (line: PricedLine) => Department;
}

function orderRow(
  { kind, userId, contact, slotAt, guestName, paymentMethod }: OrderRequest,
  { delivery, sums, coupon }: AcceptedOrder,
  { originKey, sittingId, couponId, vatPercent, isMailed }: Omit<Origin, 'departmentOf'>,
  now: number,
): OrdersTable {
  const id = newId();
  const code = orderCode(id);
  const { fullName: full_name, email, phone, address } = contact;
  const { tableConfirmed, tableNumber } = delivery;
  return {
    id,
    code,
    user_id: userId,
    kind,
    full_name,
    email,
    phone,
    email_identity: email && emailIdentity(email),
    phone_identity: phoneIdentity(phone),
    address,
    delivery_option: delivery.deliveryOption,
    delivery_location: delivery.deliveryLocation,
    table_number: tableNumber,
    table_confirmed: tableConfirmed === null ? null : tableConfirmed ? 1 : 0,
    fee_paisa: sums.feePaisa,
    origin_key: originKey,
    status: 'pending',
    subtotal_paisa: sums.subtotalPaisa,
    redeemed_points: sums.redeemedPoints,
    total_paisa: sums.totalPaisa,
    points_cafe: sums.points.cafe,
    points_closet: sums.points.closet,
    created_at: now,
    updated_at: now,
    updated_by: null,
    edited_at: null,
    touched_at: null,
    accepted_at: null,
    preparing_at: null,
    ready_at: null,
    promised_at: null,
    promised_first_at: null,
    closed_at: null,
    slot_at: slotAt,
    kitchen_done_at: null,
    bar_done_at: null,
    closet_done_at: null,
    cancelled_by: null,
    cancel_reason: null,
    mailed_status: isMailed ? knownText({ state: 'pending', promisedAt: null }) : null,
    version: 1,
    deleted_at: null,
    search_key: orderSearchKey({ ...contact, code, tableNumber, guestName }),
    sitting_id: sittingId,
    guest_name: guestName,
    happy_paisa: sums.happyPaisa,
    coupon_id: coupon && couponId,
    coupon_code: coupon?.code ?? null,
    coupon_percent: coupon?.percent ?? null,
    coupon_amount_paisa: coupon?.amountPaisa ?? null,
    coupon_paisa: sums.couponPaisa,
    payment_method: paymentMethod,
    payment_status: 'unpaid',
    transaction_number: null,
    transaction_key: null,
    payment_paisa: null,
    vat_percent: vatPercent,
  };
}

/** Inserts an order; returns false if another one has its code. */
async function insertOrder(tx: Tx, order: OrdersTable): Promise<boolean> {
  const stored = await tx
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/**
 * Stores an accepted order, pending (C6), and returns it with its lines, which the caller has to store. Does not apply its
 * effects.
 */
export async function storeOrder(
  tx: Tx,
  request: OrderRequest,
  accepted: AcceptedOrder,
  { departmentOf, ...origin }: Origin,
  now: number,
): Promise<OrderWithLines> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const order = orderRow(request, accepted, origin, now);
    if (!(await insertOrder(tx, order))) continue;
    const restocked = effectsOf({ order }).takesStock ? 0 : 1;
    const lines = accepted.lines.map(
      (line, position) =>
        ({
          ...lineRow(order.id, line, position, departmentOf(line)),
          restocked,
        }) satisfies OrderLinesTable,
    );
    return { order, lines };
  }
  throw new Error('No free order code was found');
}
