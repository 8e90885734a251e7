import { conflict } from '@storefront/http/failure';
import type { PersonalData } from '@storefront/shared/contract/entities/customer-page';
import type { Order } from '@storefront/shared/contract/entities/order';
import type { PointsMovement } from '@storefront/shared/contract/entities/points';
import { LIMIT_MAX } from '@storefront/shared/rules/paging';
import { selectCart } from '../../cart/cart-queries';
import { readPoints } from '../../loyalty/read-points';
import { orderToWire } from '../../orders/order-to-wire';
import { selectLines } from '../../orders/order-with-lines';
import { recordAudit } from '../../platform/db/audit';
import type { Database, Reader } from '../../platform/db/database';
import type { ExportedPart } from '../../platform/db/personal-columns';
import { inTransaction } from '../../platform/db/transaction';
import { readCustomer } from './customer-page';
import { selectReferrals } from './referrals';

/** Returns all pages of a list. */
async function readAll<T>(readPage: (page: number) => Promise<readonly T[]>): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; ; page += 1) {
    const rows = await readPage(page);
    all.push(...rows);
    if (rows.length < LIMIT_MAX) return all;
  }
}

const readOrders = (db: Reader, userId: string): Promise<Order[]> =>
  readAll(async (page) => {
    const orders = await db
      .selectFrom('orders')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .limit(LIMIT_MAX)
      .offset((page - 1) * LIMIT_MAX)
      .execute();
    const lines = await selectLines(
      db,
      orders.map(({ id }) => id),
    );
    return orders.map((order) =>
      orderToWire({ order, lines: lines.filter(({ order_id }) => order_id === order.id) }, 0),
    );
  });

const readMovements = (db: Reader, userId: string, now: number): Promise<PointsMovement[]> =>
  readAll(async (page) => (await readPoints(db, userId, now, { page, limit: LIMIT_MAX })).movements);

async function readCart(db: Reader, userId: string): Promise<PersonalData['cart']> {
  const lines = await selectCart(db, userId);
  return lines.map((line) => ({
    itemId: line.item_id,
    type: line.item_type,
    quantity: line.quantity,
    selectedSize: line.size,
    selectedColor: line.color,
    requests: line.requests,
    addedAt: new Date(line.created_at).toISOString(),
  }));
}

/**
 * Returns all that the shop knows of a person: every column that the list of personal columns exports (C411).
 *
 * @throws Failure 404 for an unknown or closed account; 409 for another person's account of staff
 */
async function readPersonalData(
  db: Reader,
  { id, actor }: { readonly id: string; readonly actor: string },
  now: number,
): Promise<PersonalData> {
  const customer = await readCustomer(db, id, now);
  if (actor !== id && customer.role === 'admin') throw conflict('Accounts of staff cannot be exported');
  const invited = await readAll((page) => selectReferrals(db, id, { page, limit: LIMIT_MAX }));
  const { referredBy } = customer;
  return {
    exportedAt: new Date(now).toISOString(),
    person: {
      fullName: customer.fullName,
      email: customer.email,
      joinedAt: customer.createdAt,
      referralCode: customer.referalCode,
      points: customer.points,
      pointsOwed: customer.pointsOwed ?? 0,
    },
    addresses: customer.addresses,
    orders: await readOrders(db, id),
    points: await readMovements(db, id, now),
    cart: await readCart(db, id),
    referrals: {
      wasInvited: referredBy && { at: referredBy.at, status: referredBy.status },
      invited: invited.map(({ at, status }) => ({ at, status })),
    },
    notes: customer.note.text,
  } satisfies PersonalData & Pick<PersonalData, ExportedPart>;
}

/** Returns what `readPersonalData` returns, and writes into the audit who asked (C303). @throws Failure as it does */
export async function exportData(
  db: Database,
  now: () => number,
  { id, actor }: { readonly id: string; readonly actor: string },
): Promise<PersonalData> {
  const at = now();
  const data = await readPersonalData(db, { id, actor }, at);
  await inTransaction(db, (tx) => recordAudit(tx, { at, actor, action: 'user.export', subject: id }));
  return data;
}
