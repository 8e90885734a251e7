import { applyCash } from '../../orders/apply-cash';
import { applySums } from '../../orders/apply-sums';
import { selectLines } from '../../orders/order-with-lines';
import type { Database, Tx } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';

/** A customer or an order of the demo that stays, and why. */
export interface KeptRow {
  readonly kind: 'user' | 'order';
  /** Name and e-mail of a customer; the code of an order. */
  readonly name: string;
  readonly because: string;
}

export interface ClearedDemo {
  readonly customers: number;
  readonly orders: number;
  readonly kept: readonly KeptRow[];
}

interface User {
  readonly id: string;
  readonly name: string;
  readonly referredBy: string | null;
}

interface Order {
  readonly id: string;
  readonly code: string;
  readonly userId: string | null;
}

/** People and orders, each with whether the demo made them. */
interface Rows {
  readonly users: ReadonlyMap<string, User>;
  readonly orders: readonly Order[];
  readonly isDemo: (kind: 'user' | 'order', id: string | null) => boolean;
}

/** Reads the demo's people and orders, and those that refer to them. */
async function readRows(tx: Tx): Promise<Rows> {
  const marks = await tx.selectFrom('demo_rows').selectAll().execute();
  const demo = new Set(marks.map(({ kind, id }) => `${kind} ${id}`));
  const ofKind = (kind: 'user' | 'order') => tx.selectFrom('demo_rows').select('id').where('kind', '=', kind);
  const users = await tx
    .selectFrom('users')
    .select(['id', 'full_name', 'email', 'referred_by as referredBy'])
    .where(({ or, eb }) => or([eb('id', 'in', ofKind('user')), eb('referred_by', 'in', ofKind('user'))]))
    .execute();
  const orders = await tx
    .selectFrom('orders')
    .select(['id', 'code', 'user_id as userId'])
    .where(({ or, eb }) => or([eb('id', 'in', ofKind('order')), eb('user_id', 'in', ofKind('user'))]))
    .execute();
  return {
    users: new Map(
      users.map(({ full_name, email, ...user }) => [user.id, { ...user, name: `${full_name} <${email}>` }]),
    ),
    orders,
    isDemo: (kind, id) => id !== null && demo.has(`${kind} ${id}`),
  };
}

/** Returns the people of the demo whom something real refers to, with the reason. */
function referredPeople({ users, orders, isDemo }: Rows): Map<string, string> {
  const kept = new Map<string, string>();
  for (const { id, code, userId } of orders)
    if (userId !== null && isDemo('user', userId) && !isDemo('order', id))
      kept.set(userId, `has order ${code}, which is not of the demo`);
  for (const { id, name, referredBy } of users.values())
    if (referredBy !== null && isDemo('user', referredBy) && !isDemo('user', id))
      kept.set(referredBy, `referred ${name}, who is not of the demo`);
  // Points of a referral tie both sides together.
  for (let known = -1; known < kept.size; ) {
    known = kept.size;
    for (const { id, referredBy } of users.values()) {
      if (referredBy === null || !isDemo('user', referredBy)) continue;
      if (kept.has(id) && !kept.has(referredBy)) kept.set(referredBy, 'referred a customer who stays');
      if (kept.has(referredBy) && isDemo('user', id) && !kept.has(id))
        kept.set(id, 'was referred by a customer who stays');
    }
  }
  return kept;
}

/** Returns what stays: people to whom something real refers with their orders, and orders that a real account owns. */
function keptRows(rows: Rows): readonly (KeptRow & { readonly id: string })[] {
  const people = referredPeople(rows);
  const ofPeople = [...people].map(([id, because]) => {
    const name = rows.users.get(id)?.name ?? id;
    return { kind: 'user' as const, id, name, because };
  });
  const ofOrders = rows.orders.flatMap(({ id, code, userId }) => {
    if (userId === null || !rows.isDemo('order', id)) return [];
    const order = { kind: 'order' as const, id, name: code };
    if (!rows.isDemo('user', userId)) return [{ ...order, because: 'belongs to a real account' }];
    return people.has(userId) ? [{ ...order, because: 'belongs to a customer who stays' }] : [];
  });
  return [...ofPeople, ...ofOrders];
}

/** Ids in one statement. */
const BATCH = 500;

async function inBatches(ids: readonly string[], remove: (some: readonly string[]) => Promise<unknown>) {
  for (let from = 0; from < ids.length; from += BATCH) await remove(ids.slice(from, from + BATCH));
}

/** Removes the sittings that have no orders any more (C240), with their audit. */
async function removeParties(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const removed = await tx
    .deleteFrom('sittings')
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('orders').select('id').whereRef('sitting_id', '=', 'sittings.id'))),
    )
    .returning('id')
    .execute();
  const removedIds = removed.map(({ id }) => id);
  if (removedIds.length > 0) await tx.deleteFrom('audit').where('subject', 'in', removedIds).execute();
}

/** Takes orders out of the sums of reports, and out of the open period of the cash-up (C311). */
async function removeFromSums(tx: Tx, ids: readonly string[]): Promise<void> {
  const orders = await tx.selectFrom('orders').selectAll().where('id', 'in', ids).orderBy('id').execute();
  const lines = await selectLines(tx, ids);
  for (const order of orders) {
    const stored = { order, lines: lines.filter(({ order_id }) => order_id === order.id) };
    await applySums(tx, stored, null);
    await applyCash(tx, stored, null, { actor: 'system', at: Date.now() });
  }
}

/** Removes orders with what only they have. */
const removeOrders = (tx: Tx, all: readonly string[]) =>
  inBatches(all, async (ids) => {
    const parties = await tx
      .selectFrom('orders')
      .select('sitting_id')
      .distinct()
      .where('id', 'in', ids)
      .where('sitting_id', 'is not', null)
      .execute();
    await removeFromSums(tx, ids);
    await tx.deleteFrom('stock_events').where('order_id', 'in', ids).execute();
    await tx.deleteFrom('order_lines').where('order_id', 'in', ids).execute();
    await tx.deleteFrom('audit').where('subject', 'in', ids).execute();
    await tx.deleteFrom('orders').where('id', 'in', ids).execute();
    await removeParties(
      tx,
      parties.flatMap(({ sitting_id }) => sitting_id ?? []),
    );
    await tx.deleteFrom('demo_rows').where('kind', '=', 'order').where('id', 'in', ids).execute();
  });

/** Removes people with what only they have; their orders must be gone. */
async function removeUsers(tx: Tx, all: readonly string[]): Promise<void> {
  // Two of them may refer to each other across batches.
  await inBatches(all, (ids) =>
    tx.updateTable('users').set({ referred_by: null }).where('id', 'in', ids).execute(),
  );
  await inBatches(all, async (ids) => {
    for (const table of [
      'point_entries',
      'point_lots',
      'cart_lines',
      'saved_addresses',
      'customer_notes',
      'one_time_codes',
      'sessions',
    ] as const)
      await tx.deleteFrom(table).where('user_id', 'in', ids).execute();
    await tx.deleteFrom('audit').where('subject', 'in', ids).execute();
    await tx.deleteFrom('users').where('id', 'in', ids).execute();
    await tx.deleteFrom('demo_rows').where('kind', '=', 'user').where('id', 'in', ids).execute();
  });
}

/**
 * Removes the customers and orders of the demo, in one transaction, and nothing else: what something real refers to
 * stays and is named (C198). Stock stays too: the demo left it as it was. A second call removes what became free.
 */
export const clearDemo = (db: Database): Promise<ClearedDemo> =>
  inTransaction(db, async (tx) => {
    const rows = await readRows(tx);
    const kept = keptRows(rows);
    const stays = new Set(kept.map(({ kind, id }) => `${kind} ${id}`));
    const gone = (kind: 'user' | 'order', ids: readonly string[]) =>
      ids.filter((id) => rows.isDemo(kind, id) && !stays.has(`${kind} ${id}`));
    const orders = gone(
      'order',
      rows.orders.map(({ id }) => id),
    );
    const customers = gone('user', [...rows.users.keys()]);
    await removeOrders(tx, orders);
    await removeUsers(tx, customers);
    return {
      customers: customers.length,
      orders: orders.length,
      kept: kept.map(({ kind, name, because }) => ({ kind, name, because })),
    };
  });
