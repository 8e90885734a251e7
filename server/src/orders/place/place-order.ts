import { inSpan } from '@storefront/http/tracing/spans';
import type { Order, OrderReceipt } from '@storefront/shared/contract/entities/order';
import { decideOrder, type OrderFacts } from '@storefront/shared/ordering/decide-order';
import type { Destination, OrderRequest } from '@storefront/shared/ordering/order-request';
import { couponCode } from '@storefront/shared/rules/coupons';
import { whyNoOrders } from '@storefront/shared/rules/opening-hours';
import { normalisePlaceName } from '@storefront/shared/rules/shipping';
import { markAddressUsed } from '../../addresses/address-queries';
import { spendableBalance } from '../../loyalty/welcome-lock';
import { factsOf, lockCoupon } from '../../offers/coupon-queries';
import { advisoryLocks } from '../../platform/db/advisory-lock';
import { recordingAudit } from '../../platform/db/audit';
import type { Database, Tx } from '../../platform/db/database';
import { type Attempt, storeKey } from '../../platform/db/idempotency-keys';
import { lockUser } from '../../platform/db/lock-user';
import { runTogether } from '../../platform/db/run-together';
import { inTransaction } from '../../platform/db/transaction';
import type { OrderEvents } from '../../platform/realtime/order-events';
import { readSettings, type WholeSettings } from '../../settings/setting-queries';
import { openSitting } from '../../tables/open-sitting';
import { applyEffects } from '../apply-effects';
import type { OrderMails } from '../mails/order-mails';
import { departmentsIn } from '../order-departments';
import { orThrow } from '../order-failure';
import { orderToWire, receiptToWire } from '../order-to-wire';
import type { OrderWithLines } from '../order-with-lines';
import { readItems } from '../read-items';
import { acceptAutomatically } from './accept-automatically';
import { attemptLock, GUEST, replayOf } from './idempotent-replay';
import { checkPendingLimit, checkPieceLimit, pendingLocks } from './pending-order-limit';
import { lockCartLines, resolveCartLines, takeFromCart } from './resolve-cart-lines';
import { readSlotFacts } from './slots';
import { storeOrder } from './store-order';

interface OrderDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly orderEvents: Pick<OrderEvents, 'placed'>;
  /** Whether pending guest orders are limited (RATE_LIMIT, P75). */
  readonly limitsPending: boolean;
  /** Absent: nobody gets a mail, as in benchmarks. */
  readonly orderMails?: OrderMails;
}

/** How an order request arrived. */
interface Submission {
  /** The idempotency key and the payload posted with it; null without a key. */
  readonly attempt: Attempt | null;
  /** Keyed hash of a guest's network; null where it is not limited (P75). */
  readonly originKey: string | null;
}

/** What `placeOrderIn` takes from the shop. */
interface PlacedIn {
  readonly settings: WholeSettings;
  /** Whether the customer gets mails about the order; absent: not. */
  readonly isMailed?: boolean;
}

/**
 * Places an order, from any of the three calls of §7, in one transaction: key, prices, stock, points and lines are all
 * stored, or nothing is (P1, P5, P40). Accepts it if staff chose that (C229). Mails the customer (C199), and notifies staff
 * after the commit (C42).
 *
 * @returns the receipt; the first one if the attempt is repeated
 * @throws Failure 400, 409 with every change (C85), or 429; then the key is not stored either (C84)
 */
export async function placeOrder(
  { db, now, orderEvents, limitsPending, orderMails }: OrderDeps,
  asSent: OrderRequest,
  { attempt, originKey }: Submission,
): Promise<OrderReceipt> {
  const at = now();
  const recipient = (await orderMails?.recipientOf(asSent)) ?? null;
  const { receipt, isNew, listed } = await inTransaction(db, async (tx) => {
    await advisoryLocks(tx, [
      ...(attempt ? [attemptLock(attempt)] : []),
      ...(limitsPending ? pendingLocks(asSent, originKey) : []),
    ]);
    const earlier = attempt && (await replayOf(tx, attempt));
    if (earlier) return { receipt: earlier, isNew: false };
    const isMailed = recipient !== null && (await orderMails?.mayMail(tx, recipient));
    const mailTo = isMailed ? recipient : null;
    const settings = await readSettings(tx);
    const about = { limitsPending, originKey, settings, isMailed: mailTo !== null };
    const placed = await placeOrderIn(tx, asSent, about, at);
    if (mailTo !== null) await orderMails?.placed(tx, placed, mailTo);
    const isAccepted = await acceptAutomatically(tx, placed, settings, at, orderMails?.changed);
    const receipt = receiptToWire({ ...placed.order, ...(isAccepted && { status: 'processing' }) });
    if (attempt) await storeKey(tx, attempt, { answer: receipt, orderId: placed.order.id, at });
    return { receipt, isNew: true, listed: isAccepted ? undefined : listedOf(placed) };
  });
  if (isNew) orderEvents.placed(receipt._id, asSent.kind, listed);
  if (recipient !== null) orderMails?.deliver();
  return receipt;
}

/** Returns a new order as staff see it in lists; undefined for that of an account, whose points have to be read. */
const listedOf = (placed: OrderWithLines): Order | undefined =>
  placed.order.user_id === null ? orderToWire(placed, 0) : undefined;

/**
 * Stores an order with its effects and its audit entry, in the caller's transaction, which holds the locks of
 * `pendingLocks` if pending orders are limited. Notifies nobody.
 *
 * @param at in milliseconds
 * @throws Failure 400, 409 with every change (C85), or 429
 */
export async function placeOrderIn(
  tx: Tx,
  asSent: OrderRequest,
  {
    limitsPending,
    originKey,
    settings,
    isMailed = false,
  }: Pick<OrderDeps, 'limitsPending'> & Pick<Submission, 'originKey'> & PlacedIn,
  at: number,
): Promise<OrderWithLines> {
  const piecesLeft = limitsPending ? await checkPendingLimit(tx, asSent, originKey, at) : null;
  const request = await resolveCartLines(tx, asSent);
  const sittingId = await joinParty(tx, request.destination, at);

  const facts = await inSpan('order: read and lock', () => readFacts(tx, request, settings, at));
  const couponId = facts.coupon?.id ?? null;
  const accepted = orThrow(decideOrder(request, facts));
  await takeFromCart(tx, request, facts.inCart);
  const takesStock = accepted.delivery.tableConfirmed !== false;
  if (takesStock) checkPieceLimit({ lines: accepted.lines, field: request.field }, piecesLeft);
  const vatPercent = settings.taxNumber?.percent ?? null;
  const departmentOf = departmentsIn(facts.items, settings.departments);
  const origin = { originKey, sittingId, couponId, vatPercent, isMailed, departmentOf };
  const placed = await inSpan('order: store', () => storeOrder(tx, request, accepted, origin, at));
  const by = { actor: placed.order.user_id ?? GUEST, locked: facts.items };
  await inSpan('order: take effect', () => applyEffects(tx, null, placed, at, by));
  if (request.userId !== null && request.addressId !== null)
    await markAddressUsed(tx, request.userId, request.addressId, at);
  await inSpan('order: store lines', () =>
    runTogether(tx, [
      tx.insertInto('order_lines').values([...placed.lines]),
      recordingPlaced(tx, placed, at),
    ]),
  );
  return placed;
}

/** Reads what an order depends on and locks items, the coupon, then the customer, until the commit (P5, P6, P39, C275). */
async function readFacts(tx: Tx, request: OrderRequest, settings: WholeSettings, now: number) {
  const items = await readItems(tx, request.lines, settings);
  const place = await findPlace(tx, request.destination);
  const coupon = await readCouponFacts(tx, request);
  const balance = await lockBalance(tx, request, now);
  const slot = await readSlotFacts(tx, request, items, settings, now);
  const closed = whyNoOrders(now, settings);
  const { paymentMethods } = settings;
  const inCart = await lockCartLines(tx, request);
  return {
    items,
    place,
    coupon,
    balance,
    closed,
    now,
    slot,
    paymentMethods,
    ...(inCart && { inCart }),
  } satisfies OrderFacts;
}

/**
 * Returns the sitting that an order joins; null unless it has the table's code (C240). Locks the table before the items,
 * as every change of an order does.
 */
async function joinParty(tx: Tx, destination: Destination, now: number): Promise<string | null> {
  if (destination.kind !== 'table' || !destination.isConfirmed) return null;
  return (await openSitting(tx, destination.tableNumber, now)).id;
}

/** Returns what decides on the coupon that an order names, and locks it until the commit; null if it names none. */
async function readCouponFacts(tx: Tx, { couponCode: typed, userId, contact }: OrderRequest) {
  if (typed === null) return null;
  const code = couponCode(typed);
  const row = code === null ? undefined : await lockCoupon(tx, { column: 'code', value: code });
  const person = { userId, email: contact.email, phones: [contact.phone] };
  return { code: code ?? typed, ...(await factsOf(tx, row, person)) };
}

/** Returns the place that a destination names, with its current terms (C10, C265, P14). */
async function findPlace(tx: Tx, destination: Destination): Promise<OrderFacts['place']> {
  if (destination.kind !== 'place') return undefined;
  const row = await tx
    .selectFrom('locations')
    .select([
      'name',
      'rate_paisa as ratePaisa',
      'minimum_paisa as minimumPaisa',
      'free_from_paisa as freeFromPaisa',
      'inactive_since',
    ])
    .where('name_key', '=', normalisePlaceName(destination.name))
    .executeTakeFirst();
  if (!row) return undefined;
  const { inactive_since, ...place } = row;
  return { ...place, isActive: inactive_since === null };
}

/** Returns the points that the customer can redeem (C414) and locks it until the commit (P39); 0 if no points are redeemed. */
async function lockBalance(tx: Tx, { userId, points }: OrderRequest, now: number): Promise<number> {
  if (userId === null || points === 0) return 0;
  await lockUser(tx, userId);
  return spendableBalance(tx, userId, now);
}

const recordingPlaced = (tx: Tx, { order, lines }: OrderWithLines, at: number) =>
  recordingAudit(tx, {
    at,
    actor: order.user_id ?? GUEST,
    action: 'order.place',
    subject: order.id,
    details: { kind: order.kind, totalPaisa: order.total_paisa, lines: lines.length },
  });
