import type { DemoCatalogue } from '@storefront/demo/catalogue/types';
import { type DemoCustomer, type DemoOrder, planLife } from '@storefront/demo/life/plan-life';
import { orderInput, tableOrderInput } from '@storefront/shared/contract/order-input';
import { type OrderRequest, readCheckout, readTableOrder } from '@storefront/shared/ordering/order-request';
import { textKey } from '@storefront/shared/rules/text';
import { addToStoredCell } from '../../catalogue/closet/closet-cells';
import { spendableBalance } from '../../loyalty/welcome-lock';
import { changeOrderIn, type Rewrite } from '../../orders/change-order';
import { orThrow } from '../../orders/order-failure';
import type { OrderWithLines } from '../../orders/order-with-lines';
import { placeOrderIn } from '../../orders/place/place-order';
import { rewriteToStep } from '../../orders/status/change-step';
import type { Tx } from '../../platform/db/database';
import { newId } from '../../platform/db/ids';
import { readSettings } from '../../settings/setting-queries';

import { endOldSittingsIn } from '../../tables/end-old-sittings';
import { emailColumns } from '../../users/email-columns';
import { newReferralCode } from '../../users/referral-code';
import { storeCustomer } from '../../users/registration-service';

/** The actor of what staff do in the demo. */
const STAFF = 'demo';
/** Most points that a customer of the demo redeems at once. */
const MOST_POINTS = 100;
/** §5: points are redeemed in steps. */
const POINTS_STEP = 5;

/** Ids of the stored people and orders, by their place in the plan. */
interface Stored {
  readonly users: Map<number, string>;
  readonly orders: Map<number, string>;
}

type Happening = { readonly at: number; readonly run: () => Promise<unknown> };

/** Stores a customer who cannot log in: no password has an empty hash. */
async function join(tx: Tx, { users }: Stored, index: number, customer: DemoCustomer): Promise<void> {
  const { fullName, email, joinedAt, referredBy } = customer;
  const id = newId();
  users.set(index, id);
  await storeCustomer(tx, {
    id,
    full_name: fullName,
    full_name_key: textKey(fullName),
    ...emailColumns(email),
    password_hash: '',
    role: 'customer',
    referral_code: newReferralCode(),
    referred_by: referredBy === null ? null : (users.get(referredBy) ?? null),
    created_at: joinedAt,
  });
}

/** Returns the points to redeem: what the customer has, but no more than the order costs. */
async function pointsFor(tx: Tx, userId: string, { lines, placedAt }: DemoOrder): Promise<number> {
  const rupees = lines.reduce((sum, line) => sum + line.rupees * line.quantity, 0);
  const most = Math.min(await spendableBalance(tx, userId, placedAt), MOST_POINTS, rupees);
  return Math.floor(most / POINTS_STEP) * POINTS_STEP;
}

/** Reads a planned order as a route reads the posted one. */
async function requestOf(tx: Tx, userId: string | null, order: DemoOrder): Promise<OrderRequest> {
  const { destination, fullName, phone, address, lines } = order;
  if (destination.kind === 'table') {
    const { table, isConfirmed } = destination;
    const person = userId === null ? null : { id: userId, fullName };
    const body = tableOrderInput.parse({ tableNumber: table, items: lines });
    return readTableOrder(body, person, { tableNumber: table, isConfirmed });
  }
  const points = userId !== null && order.redeems ? await pointsFor(tx, userId, order) : 0;
  const to = destination.kind === 'place' ? destination.name : null;
  const body = orderInput.parse({
    data: { fullName, phone, address, email: null, points },
    deliveryLocation: to ?? 'Pick-up',
    deliveryOption: to ?? 'Pick up',
    item: lines,
  });
  return orThrow(readCheckout(body, userId));
}

async function place(tx: Tx, { users, orders }: Stored, index: number, order: DemoOrder): Promise<void> {
  const userId = order.customer === null ? null : (users.get(order.customer) ?? null);
  const request = await requestOf(tx, userId, order);
  const noLimit = { limitsPending: false, originKey: null, settings: await readSettings(tx) };
  const { order: stored } = await placeOrderIn(tx, request, noLimit, order.placedAt);
  orders.set(index, stored.id);
}

const ENDINGS: Readonly<Record<NonNullable<DemoOrder['end']>['how'], Rewrite>> = {
  completed: { action: 'order.status', columns: { status: 'completed' } },
  'cancelled-by-shop': { action: 'order.status', columns: { status: 'cancelled' } },
  cancelled: { action: 'order.cancel', columns: { status: 'cancelled', cancelled_by: 'customer' } },
};

/** Returns what happens to an order, from its placing on. */
function happeningsOf(tx: Tx, stored: Stored, order: DemoOrder, index: number): Happening[] {
  const change = (rewrite: (before: OrderWithLines) => Rewrite | null, at: number): Happening => ({
    at,
    run: () => {
      const id = stored.orders.get(index) ?? '';
      return changeOrderIn(tx, { id, actor: STAFF }, (before) => rewrite(before), at);
    },
  });
  const { acceptedAt, promisedAt, steps, end } = order;
  const reached = acceptedAt === null ? [] : [{ step: 'accepted' as const, at: acceptedAt }, ...steps];
  return [
    {
      at: order.placedAt,
      run: async () => {
        // A cancelled order borrows its pieces, so that one of a size that is sold out can be placed.
        if (isTakenBack(order)) await addPieces(tx, order, 1);
        await place(tx, stored, index, order);
      },
    },
    ...reached.map(({ step, at }) => change((before) => rewriteToStep(before, { step, promisedAt }, at), at)),
    ...(end === null ? [] : [change(() => ENDINGS[end.how], end.at)]),
    ...(end !== null && isTakenBack(order) ? [{ at: end.at, run: () => addPieces(tx, order, -1) }] : []),
  ];
}

const isTakenBack = ({ end }: DemoOrder) => end !== null && end.how !== 'completed';

/** Adds the closet pieces of an order to the stock and its cells, or takes them off again. */
async function addPieces(tx: Tx, { lines }: DemoOrder, sign: 1 | -1): Promise<void> {
  for (const { name, type, quantity, selectedSize, selectedColor } of lines) {
    if (type !== 'closet') continue;
    const { id } = await tx
      .updateTable('closet_items')
      .set((item) => ({ stock: item('stock', '+', sign * quantity) }))
      .where('name_key', '=', textKey(name))
      .returning('id')
      .executeTakeFirstOrThrow();
    const cell = { size: selectedSize ?? '', color: selectedColor ?? '' };
    await addToStoredCell(tx, id, cell, sign * quantity);
  }
}

/** Adds the pieces that will be sold, so that the stock ends as the catalogue has it. */
async function receivePieces(tx: Tx, orders: readonly DemoOrder[]): Promise<void> {
  for (const order of orders) if (!isTakenBack(order)) await addPieces(tx, order, 1);
}

/** Rows of `demo_rows` in one statement: each has two values. */
const MARKS = 1_000;

async function mark(tx: Tx, { users, orders }: Stored): Promise<void> {
  const rows = [
    ...[...users.values()].map((id) => ({ kind: 'user' as const, id })),
    ...[...orders.values()].map((id) => ({ kind: 'order' as const, id })),
  ];
  for (let from = 0; from < rows.length; from += MARKS)
    await tx
      .insertInto('demo_rows')
      .values(rows.slice(from, from + MARKS))
      .execute();
}

/**
 * Stores customers and orders of the last 60 days by the functions that serve requests, each at its own time, and marks
 * them in `demo_rows`. Notifies nobody and sends no mail. The figures are the same for the same time.
 *
 * @param now in milliseconds
 */
export async function seedLife(tx: Tx, catalogue: DemoCatalogue, now: number): Promise<void> {
  const { customers, orders } = planLife(catalogue, now);
  const stored: Stored = { users: new Map(), orders: new Map() };
  await receivePieces(tx, orders);
  const happenings = [
    ...customers.map((customer, index) => ({
      at: customer.joinedAt,
      run: () => join(tx, stored, index, customer),
    })),
    ...orders.flatMap((order, index) => happeningsOf(tx, stored, order, index)),
  ];
  happenings.sort((a, b) => a.at - b.at);
  for (const { run } of happenings) await run();
  await endOldSittingsIn(tx, now);
  await mark(tx, stored);
}
